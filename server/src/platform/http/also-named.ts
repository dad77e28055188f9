import { z } from 'zod';

type Body = Record<string, unknown>;

/** Another name of a field, and the field's own; or what a value by that name says of several fields. */
export type OtherNames = Readonly<Record<string, string | ((value: unknown) => Body)>>;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field by another name stands for; the field as it was sent where it has no other name. */
function meant(names: OtherNames, name: string, value: unknown): Body {
  const own = Object.hasOwn(names, name) ? names[name] : undefined;
  if (own === undefined) return { [name]: value };
  return typeof own === 'string' ? { [own]: value } : own(value);
}

/**
 * The schema of a body whose fields are also understood by the names of the domain reference. The description keeps to
 * the schema's own names; of a field sent by both the other name is refused as unknown.
 */
export function alsoNamed<Output, Input>(
  schema: z.ZodType<Output, Input>,
  names: OtherNames | (() => OtherNames),
): z.ZodType<Output, Input> {
  const read = (body: unknown) => {
    if (!isBody(body)) return body;
    const known = typeof names === 'function' ? names() : names;
    const whole: Body = {};
    for (const [name, value] of Object.entries(body)) {
      const said = meant(known, name, value);
      const isTwice = Object.keys(said).some((own) => own !== name && Object.hasOwn(body, own));
      Object.assign(whole, isTwice ? { [name]: value } : said);
    }
    return whole;
  };
  return z.preprocess(read, schema) as unknown as z.ZodType<Output, Input>;
}
