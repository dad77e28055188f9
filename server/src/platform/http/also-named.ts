import { z } from 'zod';
import { type FieldErrors, ValidationFailed } from './errors';

export type Body = Record<string, unknown>;

/** Another name of a field, and the field's own; or what a value by that name says of several fields. */
export type OtherNames = Readonly<Record<string, string | ((value: unknown) => Body)>>;

export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field by another name stands for; the field as it was sent where it has no other name. */
function meant(names: OtherNames, name: string, value: unknown): Body {
  const own = Object.hasOwn(names, name) ? names[name] : undefined;
  if (own === undefined) return { [name]: value };
  return typeof own === 'string' ? { [own]: value } : own(value);
}

/** By the schema of a body: what the field at a path was called, and where it stood, in the body as it was sent. */
const SENT_PATHS = new WeakMap<z.ZodType, (path: string, body: Body) => string>();

/** The schema with word of how a body that it reads was sent. */
export function readFrom<Schema extends z.ZodType>(
  schema: Schema,
  sentPath: (path: string, body: Body) => string,
): Schema {
  SENT_PATHS.set(schema, sentPath);
  return schema;
}

/** Where the field at a path of what the schema reads was in the body as it was sent. */
export function sentPathOf(schema: z.ZodType, path: string, body: Body): string {
  return SENT_PATHS.get(schema)?.(path, body) ?? path;
}

/** Of a body, by the fields' own names, what its sender called them. */
function sentNames(names: OtherNames, body: Body): Map<string, string> {
  const sent = Object.entries(body).flatMap(([name, value]) =>
    Object.keys(meant(names, name, value)).map((own): [string, string] => [own, name]),
  );
  return new Map(sent.filter(([own, name]) => own !== name && !Object.hasOwn(body, own)));
}

/** The fault with its fields called as the sender of the body has called them; any other fault as it is. */
export function inSentNames(schema: z.ZodType, body: unknown, fault: unknown): unknown {
  if (!SENT_PATHS.has(schema) || !(fault instanceof ValidationFailed) || !isBody(body)) return fault;
  // Names come from outside, and a plain object has names of its own.
  const errors = Object.create(null) as FieldErrors;
  for (const [path, texts] of Object.entries(fault.errors)) {
    const field = sentPathOf(schema, path, body);
    errors[field] = [...(errors[field] ?? []), ...texts];
  }
  return new ValidationFailed(errors, fault.message);
}

/**
 * The schema of a body whose fields are also understood by the names of the domain reference. The description keeps to
 * the schema's own names; of a field sent twice the other name is refused as unknown, and what is wrong with a field is
 * said under the name it was sent by.
 */
export function alsoNamed<Output, Input>(
  schema: z.ZodType<Output, Input>,
  names: OtherNames | (() => OtherNames),
): z.ZodType<Output, Input> {
  const namesOf = typeof names === 'function' ? names : () => names;
  const read = (body: unknown) => {
    if (!isBody(body)) return body;
    const known = namesOf();
    const whole: Body = {};
    for (const [name, value] of Object.entries(body)) {
      const said = meant(known, name, value);
      const isTwice = Object.keys(said).some(
        (own) => own !== name && (Object.hasOwn(body, own) || Object.hasOwn(whole, own)),
      );
      Object.assign(whole, isTwice ? { [name]: value } : said);
    }
    return whole;
  };
  const named = z.preprocess(read, schema) as unknown as z.ZodType<Output, Input>;
  return readFrom(named, (path, body) => {
    const [own = path, ...inner] = path.split('.');
    return [sentNames(namesOf(), body).get(own) ?? own, ...inner].join('.');
  });
}
