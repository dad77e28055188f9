import fastJson from 'fast-json-stringify';
import { z } from 'zod';

type Stringify = (value: unknown) => string;

/** What `z.toJSONSchema` may be asked for a schema on the wire: dates are texts, and nothing is invented. */
export function jsonSchemaOf(schema: z.ZodType, target: 'draft-7' | 'draft-2020-12', io: 'input' | 'output') {
  return z.toJSONSchema(schema, { target, io, unrepresentable: 'any', reused: 'inline' });
}

type Json = Record<string, unknown>;

const isNull = (schema: unknown) => (schema as Json).type === 'null';

/** The one schema that null stands beside; undefined where there is none, or where null cannot be said of it in a word. */
function besideNull({ anyOf }: Json): Json | undefined {
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || !anyOf.some(isNull)) return undefined;
  const other = anyOf.find((schema) => !isNull(schema)) as Json | undefined;
  return typeof other?.type === 'string' && other.const === undefined ? other : undefined;
}

/**
 * Says «or null» as a word of the schema instead of a choice of two: a choice is decided by a validator that has to be
 * compiled for it, which took most of a route's first answer, and by walking the value before it is written.
 */
function nullsAsWords(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(nullsAsWords);
  if (typeof schema !== 'object' || schema === null) return schema;
  const other = besideNull(schema as Json);
  const values = Array.isArray(other?.enum) ? { enum: [...(other.enum as unknown[]), null] } : {};
  const said =
    other === undefined ? schema : { ...schema, ...other, ...values, anyOf: undefined, nullable: true };
  const entries = Object.entries(said).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, nullsAsWords(value)]));
}

/**
 * Turns answers into text by the response schema: a field the schema does not name never leaves the server.
 * The function is compiled with the first answer, so that the start does not pay for routes nobody calls.
 */
export function serialiserOf(schema: z.ZodType): Stringify {
  let stringify: Stringify | undefined;
  return (value) => {
    stringify ??= fastJson(
      nullsAsWords(jsonSchemaOf(schema, 'draft-7', 'output')) as Parameters<typeof fastJson>[0],
    );
    return stringify(value);
  };
}
