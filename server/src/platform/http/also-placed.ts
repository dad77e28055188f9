import { z } from 'zod';
import { type Body, isBody, readFrom, sentPathOf } from './also-named';

/** Of rows that all say their `position`, where each of them stands in what was sent; of others null. */
function placesOf(rows: readonly unknown[]): number[] | null {
  const said = rows.map((row) => (isBody(row) ? row['position'] : undefined));
  if (rows.length === 0 || !said.every((position) => Number.isSafeInteger(position))) return null;
  return said
    .map((position, at) => [Number(position), at] as const)
    .sort(([a], [b]) => a - b)
    .map(([, at]) => at);
}

/** The value with every list whose rows say their places in that order, without them. */
function inPlaces(value: unknown): unknown {
  if (Array.isArray(value)) {
    const places = placesOf(value);
    if (places === null) return value.map(inPlaces);
    return places.map((at) => {
      const { position: _, ...row } = value[at] as Body;
      return inPlaces(row);
    });
  }
  return isBody(value) ? bodyInPlaces(value) : value;
}

function bodyInPlaces(body: Body): Body {
  return Object.fromEntries(Object.entries(body).map(([name, inner]) => [name, inPlaces(inner)]));
}

/** The path of a field with its rows counted as they were sent. */
function sentPlace(path: string, body: unknown): string {
  const steps: string[] = [];
  let within = body;
  for (const step of path.split('.')) {
    const at = Array.isArray(within) ? (placesOf(within)?.[Number(step)] ?? step) : step;
    steps.push(String(at));
    within = Array.isArray(within) ? within[Number(at)] : isBody(within) ? within[step] : undefined;
  }
  return steps.join('.');
}

/**
 * The schema of a body whose rows may say their `position`, as they are told: where every row of a list does, it is read
 * in that order. What is wrong with a row is said of its place in the body as it was sent.
 */
export function alsoPlaced<Output, Input>(schema: z.ZodType<Output, Input>): z.ZodType<Output, Input> {
  const placed = z.preprocess(inPlaces, schema) as unknown as z.ZodType<Output, Input>;
  return readFrom(placed, (path, body) => sentPlace(sentPathOf(schema, path, bodyInPlaces(body)), body));
}
