package io.zhengwen.solr;

import io.zhengwen.faults.NodeMain;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What {@code bin/solr} of Solr 9 lets a Solr do, which it starts under Java's security manager
 * unless it is told otherwise. No artifact has its policy: this one grants what a node without
 * further modules needs of it and nothing that is not in it, but for the files of the class path,
 * which a distribution has in its own directory, and for the end of the process.
 */
final class SecurityPolicy {
  private SecurityPolicy() {}

  /** Writes the policy, and returns the options with which {@code bin/solr} would start Java. */
  static String[] options(Path home) throws IOException {
    Path policy = home.resolve("security.policy");
    Path temporary = Files.createDirectories(home.resolve("tmp"));
    Files.writeString(policy, text());
    return new String[] {
      "-Djava.security.manager",
      "-Djava.security.policy=" + policy,
      "-Dsolr.internal.network.permission=*",
      "-Dsolr.solr.home=" + home,
      "-Djava.io.tmpdir=" + temporary
    };
  }

  private static String text() {
    StringBuilder text = new StringBuilder("grant {\n");
    for (String directory : new String[] {"solr.install.dir", "solr.solr.home", "solr.log.dir"}) {
      file(text, "${" + directory + "}", "read,write,delete,readlink");
      file(text, "${" + directory + "}${/}-", "read,write,delete,readlink");
    }
    file(text, "${java.home}${/}-", "read");
    file(text, "${java.io.tmpdir}", "read,write");
    file(text, "${java.io.tmpdir}${/}-", "read,write,delete");
    String target = Path.of(System.getProperty("zhengwen.basedir", ""), "target").toString();
    file(text, target, "read,write");
    file(text, target + "${/}solr.log", "read,write");
    file(text, "${user.dir}", "read");
    file(text, "${user.dir}${/}-", "read");
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      file(text, entry, "read");
      if (Files.isDirectory(Path.of(entry))) {
        file(text, entry + "${/}-", "read");
      }
    }
    text.append(
        """
          permission java.net.SocketPermission "${solr.internal.network.permission}", "accept,listen,connect,resolve";
          permission java.net.NetPermission "getProxySelector";
          permission java.util.PropertyPermission "*", "read,write";
          permission java.util.logging.LoggingPermission "control";
          permission java.lang.reflect.ReflectPermission "suppressAccessChecks";
          permission java.lang.RuntimePermission "accessDeclaredMembers";
          permission java.lang.RuntimePermission "accessClassInPackage.sun.misc";
          permission java.lang.RuntimePermission "closeClassLoader";
          permission java.lang.RuntimePermission "createClassLoader";
          permission java.lang.RuntimePermission "getClassLoader";
          permission java.lang.RuntimePermission "setContextClassLoader";
          permission java.lang.RuntimePermission "getFileStoreAttributes";
          permission java.lang.RuntimePermission "getFileSystemAttributes";
          permission java.lang.RuntimePermission "fileSystemProvider";
          permission java.lang.RuntimePermission "getProtectionDomain";
          permission java.lang.RuntimePermission "getStackTrace";
          permission java.lang.RuntimePermission "getStackWalkerWithClassReference";
          permission java.lang.RuntimePermission "getenv.*";
          permission java.lang.RuntimePermission "modifyThread";
          permission java.lang.RuntimePermission "modifyThreadGroup";
          permission java.lang.RuntimePermission "setDefaultUncaughtExceptionHandler";
          permission java.lang.RuntimePermission "setIO";
          permission java.lang.RuntimePermission "shutdownHooks";
          permission java.lang.management.ManagementPermission "control";
          permission java.lang.management.ManagementPermission "monitor";
          permission java.security.SecurityPermission "createAccessControlContext";
          permission javax.management.MBeanPermission "*", "getAttribute";
          permission javax.management.MBeanPermission "*", "getMBeanInfo";
          permission javax.management.MBeanPermission "*", "queryMBeans";
          permission javax.management.MBeanPermission "*", "queryNames";
          permission javax.management.MBeanPermission "*", "registerMBean";
          permission javax.management.MBeanPermission "*", "unregisterMBean";
          permission javax.management.MBeanServerPermission "createMBeanServer";
          permission javax.management.MBeanServerPermission "findMBeanServer";
          permission javax.management.MBeanTrustPermission "register";
          permission javax.net.ssl.SSLPermission "setDefaultSSLContext";
        };
        grant codeBase "TESTS-" {
          permission java.lang.RuntimePermission "exitVM.*";
          permission java.lang.RuntimePermission "writeFileDescriptor";
        };
        """
            .replace(
                "TESTS",
                NodeMain.class.getProtectionDomain().getCodeSource().getLocation().toString()));
    return text.toString();
  }

  private static void file(StringBuilder text, String path, String actions) {
    text.append("  permission java.io.FilePermission \"")
        .append(path)
        .append("\", \"")
        .append(actions)
        .append("\";\n");
  }
}
