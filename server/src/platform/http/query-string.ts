type Tree = { [key: string]: string | Tree | (string | Tree)[] };

const MOST_PAIRS = 500;
const DEEPEST = 4;
const keyShape = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

function segments(key: string): string[] | null {
  const match = keyShape.exec(key);
  if (match === null) return null;
  const inner = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '');
  const path = [match[1] ?? '', ...inner];
  const listMarker = path.slice(1, -1).includes('');
  return path.length > DEEPEST || listMarker ? null : path;
}

function isTree(value: Tree[string] | undefined): value is Tree {
  return typeof value === 'object' && !Array.isArray(value);
}

function add(node: Tree, key: string, value: string): void {
  const present = node[key];
  if (present === undefined) node[key] = value;
  else if (Array.isArray(present)) present.push(value);
  else node[key] = [present, value];
}

/** Puts a value at its place; false when the place is already taken by something of another shape. */
function put(tree: Tree, path: readonly string[], value: string): boolean {
  const asList = path.at(-1) === '';
  const way = asList ? path.slice(0, -1) : path;
  let node = tree;
  for (const step of way.slice(0, -1)) {
    const next = (node[step] ??= Object.create(null) as Tree);
    if (!isTree(next)) return false;
    node = next;
  }
  const leaf = way.at(-1) ?? '';
  if (isTree(node[leaf])) return false;
  if (asList) node[leaf] ??= [];
  add(node, leaf, value);
  return true;
}

/**
 * `filter[status][]=a&filter[end_date][lte]=b` as nested objects and lists. Never throws: a key that makes no sense
 * stays as it was written, so that the route's schema refuses it as an unknown field.
 */
export function parseQueryString(text: string): Tree {
  const tree = Object.create(null) as Tree;
  let pairs = 0;
  for (const [key, value] of new URLSearchParams(text)) {
    if ((pairs += 1) > MOST_PAIRS) break;
    const path = segments(key);
    if (path === null || !put(tree, path, value)) add(tree, key, value);
  }
  return tree;
}
