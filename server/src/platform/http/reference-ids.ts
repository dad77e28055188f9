import { z } from 'zod';
import { id } from 'shared/contract/record/field';

type Answer = Record<string, unknown>;

/** What adds the ids to one part of an answer. */
type Adding = (answer: Answer) => Answer;

interface Named {
  schema: z.ZodType;
  /** The answer with the number of each record it refers to; the answer given stays as it was. */
  add: (answer: unknown) => unknown;
}

const bare = (schema: unknown): unknown =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? bare(schema.unwrap()) : schema;

const isReference = (schema: unknown): boolean => {
  const inner = bare(schema);
  return inner instanceof z.ZodObject && 'id' in inner.shape;
};

const accepts = (schema: unknown, value: null | undefined): boolean =>
  schema instanceof z.ZodType && schema.safeParse(value).success;

/** As the reference itself: null where there may be none, left out where it may be. */
function idLike(reference: unknown): z.ZodType {
  const number = accepts(reference, null) ? id.nullable() : id;
  return accepts(reference, undefined) ? number.optional() : number;
}

const idOf = (reference: unknown) => (reference === null ? null : (reference as { id: unknown }).id);

/** Where the one may be null or left out, the other may be. */
function wrappedLike(like: unknown, schema: z.ZodType): z.ZodType {
  if (like instanceof z.ZodNullable) return wrappedLike(like.unwrap(), schema).nullable();
  if (like instanceof z.ZodOptional) return wrappedLike(like.unwrap(), schema).optional();
  return schema;
}

/** Fields that hold an object with references in it: a decision with whoever made it. */
function heldIn(shape: z.ZodObject['shape']) {
  return Object.entries(shape).flatMap(([name, held]) => {
    const inner = bare(held);
    if (!(inner instanceof z.ZodObject)) return [];
    const named = ofObject(inner);
    return named.isSame ? [] : [{ name, schema: wrappedLike(held, named.schema), add: named.add }];
  });
}

function ofObject(schema: z.ZodObject): { schema: z.ZodObject; add: Adding; isSame: boolean } {
  const { shape } = schema;
  const references = Object.keys(shape).filter(
    (name) => isReference(shape[name]) && !(`${name}_id` in shape),
  );
  const lines = Object.entries(shape).flatMap(([name, held]) => {
    const list: unknown = held;
    return list instanceof z.ZodArray && list.element instanceof z.ZodObject
      ? [{ name, ...ofObject(list.element) }]
      : [];
  });
  const objects = heldIn(shape);
  return {
    isSame: references.length + objects.length === 0 && lines.every(({ isSame }) => isSame),
    schema: schema.extend({
      ...Object.fromEntries(references.map((name) => [`${name}_id`, idLike(shape[name])])),
      ...Object.fromEntries(lines.map((line) => [line.name, z.array(line.schema)])),
      ...Object.fromEntries(objects.map((held) => [held.name, held.schema])),
    }),
    add: (answer) => {
      const whole = { ...answer };
      for (const name of references) {
        if (answer[name] !== undefined) whole[`${name}_id`] = idOf(answer[name]);
      }
      for (const { name, add } of lines) whole[name] = (answer[name] as Answer[]).map(add);
      for (const { name, add } of objects) {
        const held = answer[name] as Answer | null | undefined;
        if (held !== null && held !== undefined) whole[name] = add(held);
      }
      return whole;
    },
  };
}

/**
 * A record's answer that names what it refers to twice: `counterparty` with its name for whoever shows it, and
 * `counterparty_id` as it is sent back. In its lines and in what it holds likewise; a schema that is no object stays as it
 * is.
 */
export function withReferenceIds(schema: z.ZodType): Named {
  if (!(schema instanceof z.ZodObject)) return { schema, add: (answer) => answer };
  const named = ofObject(schema);
  return { schema: named.schema, add: (answer) => named.add(answer as Answer) };
}
