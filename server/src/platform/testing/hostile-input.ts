import type { RouteDefinition } from '../http/route';
import { bareSchema } from '../http/openapi/openapi';

interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  minimum?: number;
  format?: string;
  pattern?: string;
  default?: unknown;
}

/** What a broken program or an attacker may send in place of any value. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e30,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  '',
  ' ',
  'x',
  '-1',
  '-0.01',
  '9'.repeat(30),
  '1e5',
  'NaN',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '2026-02-31',
  '0000-00-00',
  '9999-12-31',
  "'; drop table agreements; --",
  '%_\\',
  '<script>alert(1)</script>',
  '__proto__',
  'д'.repeat(100_000),
  [],
  [null],
  ['x', 'x'],
  [[1]],
  {},
  { a: 1 },
  { id: 1, constructor: 1 },
];

function nest(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

/** A small generator with a fixed beginning, so that a failing case fails again. */
export function fixedRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A value that fits the schema as far as JSON Schema can tell. */
function sample(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return sample(schema.anyOf[0] ?? {});
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return sampleObject(schema);
  if (type === 'array') return schema.items === undefined ? [] : [sample(schema.items)];
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return false;
  return schema.format === 'date' || schema.pattern?.includes('\\d{4}') === true ? '2026-03-01' : '1';
}

function sampleObject(schema: JsonSchema): Record<string, unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const required = properties.filter(([name]) => schema.required?.includes(name));
  return Object.fromEntries(required.map(([name, inner]) => [name, sample(inner)]));
}

function objectSchema(schema: JsonSchema): JsonSchema {
  return schema.anyOf?.find((branch) => branch.properties !== undefined) ?? schema;
}

function nested(value: unknown): Record<string, unknown> | null {
  const inner: unknown = Array.isArray(value) ? value[0] : value;
  return typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : null;
}

interface Shape {
  /** A body that is as right as the schema and the test can make it. */
  base: Record<string, unknown>;
  /** Every property, with what it may hold. */
  whole: Record<string, unknown>;
}

/** The same object with one place changed: at the top, or one level below. */
function* variants({ base, whole }: Shape): Generator<Record<string, unknown>> {
  for (const [name, value] of Object.entries(whole)) {
    const { [name]: _, ...without } = base;
    yield without;
    for (const hostile of HOSTILE_VALUES) yield { ...base, [name]: hostile };
    const below = nested(value);
    for (const key of Object.keys(below ?? {})) {
      for (const hostile of HOSTILE_VALUES) {
        const changed = { ...below, [key]: hostile };
        yield { ...base, [name]: Array.isArray(value) ? [changed] : changed };
      }
    }
  }
}

/**
 * Bodies that an endpoint must refuse, or take, but never trip over: at most `most` of them, chosen by the seed.
 * `known` names values that are right where a schema cannot tell: numbers of records, versions.
 */
export function hostileBodies(
  definition: RouteDefinition,
  most: number,
  known: Readonly<Record<string, unknown>> = {},
): unknown[] {
  if (definition.body === undefined || typeof definition.body === 'string') return [];
  const schema = objectSchema(bareSchema(definition.body, 'input'));
  const properties = Object.entries(schema.properties ?? {});
  const whole = Object.fromEntries(properties.map(([name, inner]) => [name, sample(inner)]));
  const required = sampleObject(schema);
  const base = Object.fromEntries(
    Object.entries(required).map(([name, value]) => [name, known[name] ?? value]),
  );
  const damaged = [
    [],
    'text',
    7,
    null,
    true,
    {},
    { ...base, unknown_field: 1 },
    { ...base, id: 1, created_at: 'x' },
    // What every object has by birth.
    { ...base, toString: 1, hasOwnProperty: 'x', valueOf: {} },
    { ...base, [Object.keys(whole)[0] ?? 'x']: nest(1000) },
  ];
  return [...damaged, base, { ...whole, ...base }, ...chosen([...variants({ base, whole })], most)];
}

/** At most so many of all, none of them twice. */
function chosen<T>(all: readonly T[], most: number): T[] {
  const random = fixedRandom(all.length);
  const left = [...all];
  const taken: T[] = [];
  while (left.length > 0 && taken.length < most) {
    taken.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return taken;
}

const HOSTILE_TEXTS = [
  '',
  'x',
  '-1',
  '0',
  '1.5',
  '9'.repeat(30),
  'a%00b',
  '%ED%A0%80',
  '2026-02-31',
  "'--",
  '%25_%5C',
  'NaN',
  'д'.repeat(2000),
];

function queryNames(definition: RouteDefinition): string[] {
  if (definition.query === undefined) return [];
  const { properties = {} } = bareSchema(definition.query, 'input') as JsonSchema;
  return Object.entries(properties).flatMap(([name, inner]) =>
    name === 'filter'
      ? Object.keys(inner.properties ?? {}).flatMap((key) =>
          ['', '[]', '[gte]', '[lte]', '[x][y]'].map((end) => `filter[${key}]${end}`),
        )
      : [name, `${name}[]`, `${name}[x]`],
  );
}

/**
 * Query strings of the same kind; reversed periods and pages beyond the end among them. An endpoint that takes none never
 * reads what was sent: what can break there is the reading of the address itself.
 */
export function hostileQueries(definition: RouteDefinition, most: number): string[] {
  if (definition.query === undefined) return ['%', '__proto__=1&constructor[prototype]=1&[[[=1'];
  const names = queryNames(definition);
  const all = names.flatMap((name) => HOSTILE_TEXTS.map((text) => `${name}=${text}`));
  const always = [
    'unknown=1',
    '__proto__=1',
    'toString=1&hasOwnProperty=1&constructor[prototype]=1',
    'filter[__proto__]=1',
    'filter[constructor]=1',
    'sort=toString',
    'page=1&page=2',
    'page=1000000',
    'per_page=101',
    'filter=x',
    'filter[unknown]=1',
    'sort=hash',
    '[[[=1',
    '%',
  ];
  return [...always, ...chosen(all, most)];
}

/** Addresses of the first record, one for each value of the other parameters. */
export function knownAddresses({ url, params }: RouteDefinition): string[] {
  const schema: JsonSchema = params === undefined ? {} : bareSchema(params, 'input');
  const choices = Object.entries(schema.properties ?? {}).find(([, inner]) => inner.enum !== undefined);
  const addresses =
    choices === undefined
      ? [url]
      : (choices[1].enum ?? []).map((value) => url.replace(`:${choices[0]}`, String(value)));
  return addresses.map((address) => address.replace(/:\w+/g, '1'));
}

/** Addresses of records that are not there, or cannot be. */
export function strangeAddresses({ url }: RouteDefinition): string[] {
  if (!url.includes(':')) return [];
  const names = [
    '0',
    '-1',
    'abc',
    '1.5',
    '999999999',
    '9'.repeat(30),
    '%00',
    '%2e%2e',
    "1'--",
    'x'.repeat(300),
  ];
  return names.map((name) => url.replace(/:\w+/g, name));
}
