package io.zhengwen.solr10;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.properties.HasName;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.resolvers.ClassResolver;
import io.zhengwen.solr.PluginJar;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What the plugin names of Solr and Lucene is there in version 10, also where no test on Solr 10
 * comes by: the calls between the nodes of a SolrCloud.
 */
class Solr10LinkageIT {
  /** Tried first, with an error that is expected on Solr 10. */
  private static final String OF_SOLR_9 = "io.zhengwen.solr.metrics.Solr9Metrics";

  @Test
  void allNamesAreThere() throws Exception {
    List<String> libraries = Solr10.libraries().stream().map(Path::toString).toList();
    Set<String> missing;
    try (JarFile plugin = new JarFile(PluginJar.file().toFile())) {
      missing =
          ArchConfiguration.withThreadLocalScope(
              configuration -> {
                configuration.setClassResolver(FromJars.class);
                configuration.setClassResolverArguments(libraries.toArray(String[]::new));
                return missing(new ClassFileImporter().importJar(plugin));
              });
    }
    assertThat(missing).isNotEmpty().allMatch(name -> name.startsWith(OF_SOLR_9));
  }

  /** Finds the classes of Solr 10 and of Java, and not those of Solr 9 on the class path. */
  public static final class FromJars implements ClassResolver {
    private final ClassLoader loader;
    private ClassUriImporter importer;

    /** With the paths of jars. */
    public FromJars(List<String> jars) throws IOException {
      List<URL> urls = new ArrayList<>();
      for (String jar : jars) {
        urls.add(Path.of(jar).toUri().toURL());
      }
      loader = new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }

    @Override
    public void setClassUriImporter(ClassUriImporter classUriImporter) {
      importer = classUriImporter;
    }

    @Override
    public Optional<JavaClass> tryResolve(String typeName) {
      URL found = loader.getResource(typeName.replace('.', '/') + ".class");
      return found == null ? Optional.empty() : importer.tryImport(URI.create(found.toString()));
    }
  }

  private static Set<String> missing(JavaClasses classes) {
    Set<String> missing = new TreeSet<>();
    for (JavaClass ours : classes) {
      if (ours.getPackageName().startsWith("io.zhengwen")) {
        ours.getDirectDependenciesFromSelf().stream()
            .map(dependency -> dependency.getTargetClass().getBaseComponentType())
            .filter(type -> isSolr(type) && !type.isFullyImported())
            .forEach(type -> missing.add(ours.getName() + " -> " + type.getName()));
        ours.getAccessesFromSelf().stream()
            .filter(access -> isSolr(access.getTargetOwner()) && !isThere(access))
            .forEach(access -> missing.add(ours.getName() + " -> " + access.getDescription()));
      }
    }
    return missing;
  }

  private static boolean isSolr(JavaClass type) {
    return type.getName().startsWith("org.apache.solr.")
        || type.getName().startsWith("org.apache.lucene.");
  }

  private static boolean isThere(JavaAccess<?> access) {
    AccessTarget target = access.getTarget();
    JavaClass owner = access.getTargetOwner();
    if (!(target instanceof CodeUnitAccessTarget called)) {
      return target.resolveMember().isPresent();
    }
    List<String> parameters = HasName.Utils.namesOf(called.getRawParameterTypes());
    return Stream.concat(owner.getAllMethods().stream(), owner.getConstructors().stream())
        .anyMatch(
            unit ->
                unit.getName().equals(called.getName())
                    && HasName.Utils.namesOf(unit.getRawParameterTypes()).equals(parameters)
                    && unit.getRawReturnType()
                        .getName()
                        .equals(called.getRawReturnType().getName()));
  }
}
