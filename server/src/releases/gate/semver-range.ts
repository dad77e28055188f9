type Triple = readonly [number, number, number];

function parsed(text: string): Triple | null {
  const match = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.exec(text);
  return match === null ? null : [Number(match[1]), Number(match[2]), Number(match[3])];
}

function isNotOlder(given: Triple, wanted: Triple): boolean {
  const at = given.findIndex((part, place) => part !== wanted[place]);
  return at < 0 || (given[at] ?? 0) > (wanted[at] ?? 0);
}

/** How many parts must be equal: all up to the first that is not zero under `^`, two under `~`. */
function fixedParts(sign: string, wanted: Triple): number {
  if (sign === '') return 3;
  if (sign === '~') return 2;
  const firstOther = wanted.findIndex((part) => part > 0);
  return firstOther < 0 ? 3 : firstOther + 1;
}

/** True for a range this gate understands: `^1.2.3`, `~1.2.3` or `1.2.3`. */
export function isRange(range: string): boolean {
  return parsed(range.replace(/^[\^~]/, '')) !== null;
}

/** True when the version lies in the range; never for a range or a version that is not understood. */
export function satisfiesRange(range: string, version: string): boolean {
  const sign = /^[\^~]/.exec(range)?.[0] ?? '';
  const wanted = parsed(range.slice(sign.length));
  const given = parsed(version);
  if (wanted === null || given === null || !isNotOlder(given, wanted)) return false;
  const fixed = fixedParts(sign, wanted);
  return wanted.every((part, at) => at >= fixed || given[at] === part);
}
