import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The area as it lies built in a folder: what the registry would say of it, and its files. */
export function builtArea({ folder, release, definition }) {
  const known = new Set(release.files.map(({ name }) => name));
  const checked = release.files.filter(({ name }) => /\.(js|css)$/.test(name));
  return {
    id: release.area,
    build_id: release.build_id,
    entry: {
      definition,
      version: release.version,
      base: `/areas/${release.area}/${release.version}/`,
      entry: release.entry,
      integrity: Object.fromEntries(checked.map(({ name, sha384 }) => [name, `sha384-${sha384}`])),
      is_watched: false,
      previous: null,
    },
    file: async (name) =>
      known.has(name) && existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : null,
  };
}

/** An area as it is active in a suite, by what the suite's registry says of it. */
export function activeArea(target, entry) {
  const { id } = entry.definition;
  // On another origin the base is absolute; the trial serves everything itself.
  const { pathname } = new URL(entry.base, target.url);
  return {
    id,
    build_id: null,
    entry: { ...entry, base: `/areas/${id}/${entry.version}/`, is_watched: false, previous: null },
    file: async (name) => (await target.file(pathname + name))?.body ?? null,
  };
}
