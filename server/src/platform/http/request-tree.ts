import { type FieldErrors, ValidationFailed } from './errors';
import { CONTROL_CHARACTER } from './validation-messages';

/** Places of one request that a refusal names, and letters of a name it repeats: its answer stays small, whatever came. */
const MOST_NAMED = 100;
const LONGEST_NAME = 100;

/** Characters of one text: ten times those of the longest field, so that a schema still says how many a field takes. */
const LONGEST_TEXT = 100_000;
const TOO_LONG = 'Слишком длинный текст';

// PostgreSQL stores neither a zero byte nor half of a surrogate pair.
const unstorable = /\0|\p{Surrogate}/u;

/** What is wrong with a text whatever field it stands in; null when nothing is. */
function faultOf(text: string): string | null {
  if (text.length > LONGEST_TEXT) return TOO_LONG;
  return unstorable.test(text) ? CONTROL_CHARACTER : null;
}

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

/**
 * Refuses with 422 what no schema should have to look at: texts the database cannot keep, and texts far longer than any
 * field takes. Costs no more than the request is long, whatever its shape.
 */
export function refuseStrangeTree(root: unknown): void {
  const damaged: FieldErrors = Object.create(null) as FieldErrors;
  let named = 0;
  const places: Place[] = [{ value: { root }, key: '', parent: null, depth: 0 }];
  const name = (path: string, sentence: string): void => {
    damaged[path] = [sentence];
    if ((named += 1) >= MOST_NAMED) throw new ValidationFailed(damaged);
  };
  const look = (place: Place, key: string, value: unknown): void => {
    if (typeof value === 'string') {
      const fault = faultOf(value);
      if (fault !== null) name(place.depth === 0 ? 'base' : pathOf(place, key), fault);
    } else if (typeof value === 'object' && value !== null) {
      places.push({ value, key, parent: place, depth: place.depth + 1 });
    }
  };
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    for (const [key, value] of Object.entries(place.value)) {
      const fault = faultOf(key);
      if (fault === null) look(place, key, value);
      else name(pathOf(place), fault);
    }
  }
  if (named > 0) throw new ValidationFailed(damaged);
}
