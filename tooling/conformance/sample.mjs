import { textSample } from './text-sample.mjs';

const ROWS = 3;
const DEEPEST = 12;
const paging = { current_page: 1, last_page: 1, per_page: 50, total: ROWS };

/**
 * A plausible value of a JSON schema: every field there, the first of the choices, three rows in a list. `id` is what
 * the record that was asked for is called; what a schema names by `$ref` is looked for in itself, then in `document`.
 */
export function sampleOf(schema, { id = 1, document = {} } = {}) {
  return valueOf(schema, { name: '', id, depth: 0, roots: [schema, document] });
}

function valueOf(given, place) {
  const schema = resolve(given, place.roots);
  if (schema === true || schema === undefined || place.depth > DEEPEST) return null;
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum.find((choice) => choice !== null) ?? null;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(firstThing(choices, place.roots), place);
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => valueOf(part, place));
    return parts.every((part) => typeof part === 'object' && part !== null)
      ? Object.assign({}, ...parts)
      : parts[0];
  }
  const make = makers[typeOf(schema)];
  return make === undefined ? null : make(schema, place);
}

const makers = {
  string: (schema, { name }) => textSample(schema, name),
  integer: numberSample,
  number: numberSample,
  // A count that was cut short would say so on every page, and a default view would hide most columns of a list.
  boolean: (_, { name }) => !/is_(capped|default)$/.test(name),
  array: arraySample,
  object: objectSample,
};

function numberSample({ minimum = -Infinity, maximum = Infinity }, { name, id }) {
  const likely = name === 'id' ? id : (paging[name] ?? 1);
  return Math.min(Math.max(likely, minimum), maximum);
}

function arraySample({ items, prefixItems, minItems = 0, maxItems = Infinity }, place) {
  if (prefixItems) return prefixItems.map((item) => valueOf(item, deeper(place)));
  if (items === undefined || items === false) return [];
  const isList = place.name === 'data' && place.depth === 1;
  const count = Math.min(Math.max(isList ? ROWS : 1, minItems), maxItems);
  return Array.from({ length: count }, (_, row) =>
    valueOf(items, { ...deeper(place), id: isList ? row + 1 : 1 }),
  );
}

function objectSample({ properties = {} }, place) {
  // A dictionary of free keys stays empty: no key that is made up here would mean anything.
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => {
      const id = name === 'id' ? place.id : 1;
      return [name, valueOf(inner, { ...deeper(place), id, name })];
    }),
  );
}

const deeper = (place) => ({ ...place, depth: place.depth + 1 });

function typeOf({ type, properties }) {
  const first = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  return first ?? (properties ? 'object' : undefined);
}

function firstThing(choices, roots) {
  const isThing = (choice) => resolve(choice, roots)?.type !== 'null';
  return choices.find(isThing) ?? choices[0];
}

function resolve(schema, roots) {
  if (typeof schema?.$ref !== 'string') return schema;
  const steps = schema.$ref
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  for (const root of roots) {
    const found = steps.reduce((at, step) => at?.[step], root);
    if (found !== undefined) return resolve(found, roots);
  }
  throw new Error(`The API description names ${schema.$ref} and has none`);
}
