const IMPORTED = /import\s+(type\s+)?\{([^}]*)\}\s+from\s+'shared\/([a-z-]+)'/g;
const RANGE = /contract: '\^(\d+\.\d+\.\d+)'/;

// What stands beside an area's pages and is never shipped with them.
const UNSHIPPED = /\.(test|builder)\.tsx?$|\/testing\/|\/standalone\.tsx$/;

const isNewer = (one, other) => {
  const [parts, others] = [one.split('.').map(Number), other.split('.').map(Number)];
  const at = parts.findIndex((part, index) => part !== others[index]);
  return at >= 0 && parts[at] > others[at];
};

/** The contract version that brought each name of each door: `form/DateField` → `1.0.0`. */
function births(record) {
  const born = new Map();
  for (const { contract, doors, added } of record) {
    for (const [door, names] of Object.entries(doors ?? added ?? {})) {
      for (const name of names) born.set(`${door}/${name}`, contract);
    }
  }
  return born;
}

/** The names a source takes of the doors, as the code that runs does: types are gone by then. */
function namesTaken(text) {
  return [...text.matchAll(IMPORTED)].flatMap(([, allTypes, names, door]) =>
    allTypes === undefined
      ? names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `${door}/${name.split(/\s+as\s+/)[0]}`)
      : [],
  );
}

/**
 * Areas whose range lets in a shell that lacks a name they take, one line each. `record` is the content of
 * door-names.json, `files` are the sources of the house as `{ path, text }`.
 */
export function areaContractFaults({ record, files }) {
  const born = births(record);
  const areas = files.filter(({ path }) => /^mf-[^/]+\/src\/area\.ts$/.test(path));
  return areas.flatMap(({ path, text }) => {
    const asked = RANGE.exec(text)?.[1];
    if (asked === undefined) return [`${path}: say the contract as '^1.2.3'`];
    const own = path.slice(0, path.indexOf('area.ts'));
    const newer = files
      .filter((file) => file.path.startsWith(own) && /\.tsx?$/.test(file.path) && !UNSHIPPED.test(file.path))
      .flatMap((file) => namesTaken(file.text))
      .map((name) => ({ name, since: born.get(name) }))
      .filter(({ since }) => since !== undefined && isNewer(since, asked))
      .sort((one, other) => (isNewer(one.since, other.since) ? -1 : 1));
    if (newer.length === 0) return [];
    const [{ name, since }] = newer;
    return [`${path}: asks for ^${asked} and takes ${name}, which came with ${since}; ask for ^${since}`];
  });
}
