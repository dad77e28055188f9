import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const FOLDER = `${sep}node_modules${sep}`;

/** The package a file belongs to, by its own manifest; null for our own sources. */
function packageOf(resource) {
  const at = resource.lastIndexOf(FOLDER);
  if (at < 0) return null;
  const [scope, name] = resource.slice(at + FOLDER.length).split(sep);
  const folder = join(resource.slice(0, at + FOLDER.length), scope, scope.startsWith('@') ? name : '');
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return null;
  const { name: fullName, version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { name: fullName, version };
}

const filesOf = (module) =>
  module.modules === undefined
    ? [module.resource ?? module.nameForCondition?.()]
    : [...module.modules].flatMap(filesOf);

/** The packages from the registry whose code the build carries itself, by name; the build's own loaders are not among them. */
export function bundledPackages(compilation) {
  const known = new Map();
  const found = {};
  for (const module of compilation.modules) {
    // What the federation only consumes has no source of its own here.
    if (module.type?.startsWith('consume-shared') || module.type?.startsWith('provide')) continue;
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const file of filesOf(module)) {
      if (typeof file !== 'string') continue;
      if (!known.has(file)) known.set(file, packageOf(file));
      const owner = known.get(file);
      if (owner !== null) found[owner.name] = owner.version;
    }
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => a.localeCompare(b)));
}
