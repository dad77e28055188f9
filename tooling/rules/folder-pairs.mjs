// Tests and the records they are made with stand beside what they look at, wherever that is.
const test = /(\.(test|spec|builder)\.tsx?|\/an?-[a-z-]+\.tsx?|\/testing\/.*)$/;

// The platform keeps the journal, and the journal is read as a list is; lists stand on the rest of the platform.
const known = new Set(['server/src/lists and server/src/platform']);

/** The two neighbouring folders an import joins; null within one folder, between packages, and up or down a tree. */
function joined(source, target) {
  const [from, to] = [source.split('/'), target.split('/')];
  if (from[0] !== to[0]) return null;
  const at = from.findIndex((part, index) => part !== to[index]);
  if (at === -1 || at >= from.length - 1 || at >= to.length - 1) return null;
  return [from.slice(0, at + 1).join('/'), to.slice(0, at + 1).join('/')];
}

/**
 * Neighbouring folders that import each other, as sentences that name an arrow of each side; types do not count.
 * Takes the modules of dependency-cruiser.
 */
export function folderPairs(modules) {
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    if (test.test(source)) continue;
    for (const { resolved, dependencyTypes } of dependencies) {
      if (dependencyTypes.includes('type-only') || test.test(resolved)) continue;
      const folders = resolved.includes('node_modules/') ? null : joined(source, resolved);
      if (folders !== null) arrows.set(folders.join(' → '), { folders, arrow: `${source} → ${resolved}` });
    }
  }
  return [...arrows.values()].flatMap(({ folders: [from, to], arrow }) => {
    const back = from < to ? arrows.get(`${to} → ${from}`) : undefined;
    return back === undefined || known.has(`${from} and ${to}`)
      ? []
      : [`${from} and ${to}: ${arrow}, ${back.arrow}`];
  });
}
