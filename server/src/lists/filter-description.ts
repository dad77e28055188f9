import type { ListFilter } from './list-resource';

type Json = Readonly<Record<string, unknown>>;

const text: Json = { type: 'string' };
const flag: Json = { type: 'string', enum: ['true', 'false'] };
const record: Json = { type: 'integer', minimum: 1 };
const day: Json = {
  type: 'string',
  pattern: '^(\\d{4}-\\d{2}-\\d{2}|today([+-]\\d{1,4})?)$',
  examples: ['2026-11-20', 'today', 'today+30'],
};
const number: Json = { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' };

const VALUES = { text, flag, record, day, number } as const;

/** What one value of a filter is. */
export type FilterValue = keyof typeof VALUES | readonly string[];

function valueSchema(value: FilterValue): Json {
  return typeof value === 'string' ? VALUES[value] : { type: 'string', enum: [...value] };
}

/** A filter as the API description shows it: one value, any of several, or the bounds of a range. */
export function filterSchema({ shape, value, note }: Pick<ListFilter, 'shape' | 'value' | 'note'>): Json {
  const one = valueSchema(value);
  const described = { description: note };
  if (shape === 'one') return { ...one, ...described };
  if (shape === 'many') return { anyOf: [one, { type: 'array', items: one }], ...described };
  const range = { type: 'object', properties: { gte: one, lte: one }, additionalProperties: false };
  return { anyOf: [one, range], ...described };
}
