import { type FieldErrors, ValidationFailed } from './errors';
import { CONTROL_CHARACTER } from './validation-messages';

/** Levels of lists and objects in each other; the deepest form of the product has four. */
const DEEPEST = 32;
/** Values of one list or of one object, and in all of a request: beyond them a check alone would hold everybody up. */
const MOST_TOGETHER = 2000;
const MOST_VALUES = 50_000;

/** Places of one request that a refusal names, and letters of a name it repeats: its answer stays small, whatever came. */
const MOST_NAMED = 100;
const LONGEST_NAME = 100;

const TOO_DEEP = 'Слишком много вложенных уровней';
const TOO_MANY = 'Слишком много значений';

// PostgreSQL stores neither a zero byte nor half of a surrogate pair.
const unstorable = /\0|\p{Surrogate}/u;

interface Place {
  value: object;
  key: string;
  parent: Place | null;
  depth: number;
}

function pathOf(place: Place, key = ''): string {
  const keys = key === '' ? [] : [key];
  for (let at: Place | null = place; at !== null && at.depth > 1; at = at.parent) keys.unshift(at.key);
  // A name from outside may be as long as the request, and is repeated for each place under it.
  return keys.map((name) => name.slice(0, LONGEST_NAME)).join('.') || 'base';
}

function refuse(place: Place, sentence: string): never {
  // The way down is as long as the sender likes; its beginning names the field.
  const [field = 'base'] = pathOf(place).split('.');
  throw new ValidationFailed({ [field]: [sentence] });
}

/**
 * Refuses with 422 what no schema should have to look at: texts the database cannot keep, more levels and more values
 * than any form has. Costs no more than the request is long, whatever its shape.
 */
export function refuseStrangeTree(root: unknown): void {
  const damaged: FieldErrors = Object.create(null) as FieldErrors;
  let named = 0;
  let values = 0;
  const places: Place[] = [{ value: { root }, key: '', parent: null, depth: 0 }];
  const name = (path: string): void => {
    damaged[path] = [CONTROL_CHARACTER];
    if ((named += 1) >= MOST_NAMED) throw new ValidationFailed(damaged);
  };
  const look = (place: Place, key: string, value: unknown): void => {
    if (typeof value === 'string') {
      if (unstorable.test(value)) name(place.depth === 0 ? 'base' : pathOf(place, key));
    } else if (typeof value === 'object' && value !== null) {
      places.push({ value, key, parent: place, depth: place.depth + 1 });
    }
  };
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    if (place.depth > DEEPEST + 1) refuse(place, TOO_DEEP);
    const keys = Object.keys(place.value);
    if (keys.length > MOST_TOGETHER) refuse(place, TOO_MANY);
    values += keys.length;
    if (values > MOST_VALUES) refuse(place, TOO_MANY);
    for (const key of keys) {
      if (unstorable.test(key)) name(pathOf(place));
      else look(place, key, (place.value as Record<string, unknown>)[key]);
    }
  }
  if (named > 0) throw new ValidationFailed(damaged);
}
