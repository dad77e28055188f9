import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf } from '../checkout/workspace.mjs';
import { ALWAYS_LOADED, LOADED_ON_USE } from '../webpack.doors.mjs';

/** Doors that the shell gives to areas, or that both are shaken from: their names are a promise to whoever was built with them. */
export const DOORS = [...ALWAYS_LOADED, ...LOADED_ON_USE, 'shared/format']
  .map((door) => door.replace('shared/', ''))
  .sort();

const LISTED = /export\s+(?:type\s+)?\{([^}]*)\}/g;
const DECLARED = /export\s+(?:async\s+)?(?:function|const|class|type|interface|enum)\s+(\w+)/g;

/** The names a door exports, sorted; a door that passes everything on by `export *` is refused. */
export function namesOfDoor(root, door) {
  const file = manifestOf(join(root, 'shared')).exports[`./${door}`];
  const text = readFileSync(join(root, 'shared', file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  if (/export\s+\*/.test(text))
    throw new Error(`shared/${door}: name what the door exports, «export *» hides it`);
  const listed = [...text.matchAll(LISTED)].flatMap(([, names]) => names.split(','));
  const names = listed.map((entry) =>
    entry
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/)
      .at(-1),
  );
  const declared = [...text.matchAll(DECLARED)].map(([, name]) => name);
  return [...new Set([...names.filter(Boolean), ...declared])].sort();
}

const partsOf = (version) => version.split('.').map(Number);

/** The names by door after every change of the record, which begins with all of them. */
export function recordedNames([first, ...changes]) {
  const names = Object.fromEntries(Object.entries(first.doors).map(([door, list]) => [door, new Set(list)]));
  for (const { added = {}, removed = {} } of changes) {
    for (const [door, list] of Object.entries(removed)) for (const name of list) names[door]?.delete(name);
    for (const [door, list] of Object.entries(added)) {
      names[door] ??= new Set();
      for (const name of list) names[door].add(name);
    }
  }
  return Object.fromEntries(Object.entries(names).map(([door, set]) => [door, [...set].sort()]));
}

/** Changes of the record whose version does not say what they are: a removal is a new major, an addition a new minor. */
export function versionFaults(record) {
  return record.slice(1).flatMap(({ contract, removed = {} }, at) => {
    const [major, minor] = partsOf(contract);
    const [majorBefore, minorBefore] = partsOf(record[at].contract);
    if (Object.keys(removed).length > 0 && major <= majorBefore) {
      return [`${contract}: a name was removed, the major has to grow`];
    }
    const isNewer = major > majorBefore || (major === majorBefore && minor > minorBefore);
    return isNewer ? [] : [`${contract}: a name was added, the minor has to grow`];
  });
}

/** What a door exports beyond the record, and what it lacks: the next change to be written down; null when nothing. */
export function unrecorded(record, current) {
  const known = recordedNames(record);
  const difference = (of, without) =>
    Object.fromEntries(
      Object.entries(of)
        .map(([door, names]) => [door, names.filter((name) => !without[door]?.includes(name))])
        .filter(([, names]) => names.length > 0),
    );
  const [added, removed] = [difference(current, known), difference(known, current)];
  if (Object.keys(added).length + Object.keys(removed).length === 0) return null;
  return { added, removed };
}
