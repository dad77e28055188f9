import fastJson from 'fast-json-stringify';
import { z } from 'zod';

type Stringify = (value: unknown) => string;

/** What `z.toJSONSchema` may be asked for a schema on the wire: dates are texts, and nothing is invented. */
export function jsonSchemaOf(schema: z.ZodType, target: 'draft-7' | 'draft-2020-12', io: 'input' | 'output') {
  return z.toJSONSchema(schema, { target, io, unrepresentable: 'any', reused: 'inline' });
}

/**
 * Turns answers into text by the response schema: a field the schema does not name never leaves the server.
 * The function is compiled with the first answer, so that the start does not pay for routes nobody calls.
 */
export function serialiserOf(schema: z.ZodType): Stringify {
  let stringify: Stringify | undefined;
  return (value) => {
    stringify ??= fastJson(jsonSchemaOf(schema, 'draft-7', 'output') as Parameters<typeof fastJson>[0]);
    return stringify(value);
  };
}
