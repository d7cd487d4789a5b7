// Joins modules of the studio to one script, for where modules cannot be loaded.

/**
 * The modules that one needs, in order, each as a constant with what it exports.
 * @param load gives the text of a file by its name
 * @param instead the files that take the place of others, by their names
 */
export async function bundle(entry, load, instead) {
  const known = new Set();
  const joined = [];
  const add = async (name) => {
    if (!known.has(name)) {
      known.add(name);
      const text = (await load(name)).replace(/ from '\.\/(.+)';$/gm, (all, file) => ` from './${instead[file] ?? file}';`);
      for (const [, file] of text.matchAll(/^import .+ from '\.\/(.+)';$/gm)) {
        await add(file);
      }
      joined.push(wrapped(name, text));
    }
  };
  await add(entry);
  return joined.join('\n');
}

function wrapped(name, text) {
  const names = [];
  const script = text
    .replace(/^import \{ (.+) \} from '\.\/(.+)';$/gm, (all, list, file) => `const { ${list} } = ${constant(file)};`)
    .replace(/^import (\w+) from '\.\/(.+)';$/gm, (all, one, file) => `const { default: ${one} } = ${constant(file)};`)
    .replace(/^export default /m, () => { names.push('default: all'); return 'const all = '; })
    .replace(/^export ((?:async )?function|class|const) (\w+)/gm, (all, kind, one) => { names.push(one); return `${kind} ${one}`; })
    .replace(/^export \{ (.+) \};$/gm, (all, list) => { names.push(list); return ''; });
  if (/^(import|export)\b/m.test(script)) {
    throw new Error(`${name} cannot be joined`);
  }
  return `const ${constant(name)} = (() => {\n${script}return { ${names.join(', ')} };\n})();`;
}

function constant(name) {
  return `the_${name.replace(/\W/g, '_')}`;
}
