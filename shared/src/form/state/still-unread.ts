import { isInside, type FieldErrors } from './form-errors';

type Line = Readonly<Record<string, unknown>>;

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null;
const linesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Where the line stands now: by the key it was given, else in its place; -1 when it is gone. */
function placeNow(line: Line, was: number, now: readonly unknown[]): number {
  const { key } = line;
  if (key === undefined) return was < now.length ? was : -1;
  return now.findIndex((other) => isLine(other) && other.key === key);
}

/** The path of the same part of the same line after the change; null when the line has gone or the part was filled in. */
function pathNow(path: string, before: unknown, after: unknown): string | null {
  const [field = '', index = '', ...rest] = path.split('.');
  const part = rest.join('.');
  const was = Number(index);
  const line = linesOf(before)[was];
  const now = linesOf(after);
  if (part === '' || !isLine(line)) return null;
  const place = placeNow(line, was, now);
  const same = now[place];
  return isLine(same) && same[part] === line[part] ? `${field}.${String(place)}.${part}` : null;
}

/**
 * What cannot be read after fields were changed: a field that was given a value is read again, and so is that part of a
 * line; the other parts of its line and the other lines stay as they stand on the screen, wherever their line has moved.
 */
export function stillUnread<Values extends object>(
  unreadable: FieldErrors,
  before: Values,
  patch: Partial<Values>,
): FieldErrors {
  const changed = Object.keys(patch) as (keyof Values & string)[];
  return Object.fromEntries(
    Object.entries(unreadable).flatMap(([path, message]) => {
      const field = changed.find((name) => isInside(path, name));
      if (field === undefined) return [[path, message]];
      const now = pathNow(path, before[field], patch[field]);
      return now === null ? [] : [[now, message]];
    }),
  );
}
