import { createApiSamples } from './api-samples.mjs';
import { sampleOf } from './sample.mjs';

const nullable = (schema) => ({ anyOf: [{ type: 'null' }, schema] });
const row = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1, maximum: 9_007_199_254_740_991 },
    number: { type: 'string' },
    amount: nullable({ type: 'string' }),
    valid_until: nullable({ type: 'string' }),
    created_at: { type: 'string' },
    status: { type: 'string', enum: ['draft', 'signed'] },
    can: { type: 'object', properties: { edit: { type: 'boolean' } } },
    owner: { $ref: '#/$defs/person' },
  },
  $defs: {
    person: {
      type: 'object',
      properties: { id: { type: 'integer' }, email: { type: 'string', format: 'email' } },
    },
  },
};
const list = {
  type: 'object',
  properties: {
    data: { type: 'array', items: { ...row, $defs: undefined } },
    meta: {
      type: 'object',
      properties: {
        current_page: { type: 'integer' },
        total: { type: 'integer' },
        total_is_capped: { type: 'boolean' },
      },
    },
  },
  $defs: row.$defs,
};
const json = (schema) => ({ content: { 'application/json': { schema } } });
const answer = createApiSamples({
  paths: {
    '/api/offers': {
      get: { responses: { 200: json(list), 403: json({}) } },
      post: { responses: { 201: json(row) } },
    },
    '/api/offers/{id}': {
      get: { responses: { 200: json(row) } },
      delete: { responses: { 204: { description: '' } } },
    },
    '/api/offers/summary': { get: { responses: { 200: json({ type: 'object', properties: {} }) } } },
    '/api/files/{id}': { get: { responses: { 200: { content: { 'application/octet-stream': {} } } } } },
  },
});
const bodyOf = (method, path) => JSON.parse(answer(method, path).body);

it('a list has three rows with numbers of their own, and as many in its total', () => {
  const { data, meta } = bodyOf('GET', '/api/offers');
  expect(data.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(meta).toEqual({ current_page: 1, total: 3, total_is_capped: false });
});

it('a record is the one that was asked for, with every field filled in', () => {
  expect(bodyOf('GET', '/api/offers/42')).toEqual({
    id: 42,
    number: expect.any(String),
    amount: '125000.00',
    valid_until: '2026-11-19',
    created_at: expect.stringMatching(/^2026-11-19T/),
    status: 'draft',
    can: { edit: true },
    owner: { id: 1, email: 'sokolova@contracts.local' },
  });
});

it('an exact address comes before one with a parameter', () => {
  expect(bodyOf('GET', '/api/offers/summary')).toEqual({});
});

it('a change answers as the document says, with a body or without', () => {
  expect(answer('POST', '/api/offers').status).toBe(201);
  expect(answer('DELETE', '/api/offers/1')).toEqual({ status: 204, type: null, body: null });
  expect(answer('GET', '/api/files/1')).toMatchObject({ status: 200, type: 'application/octet-stream' });
});

it('what the document does not know has no answer', () => {
  expect(answer('GET', '/api/offers/1/secrets')).toBeNull();
  expect(answer('PATCH', '/api/offers')).toBeNull();
});

it.each([
  [{ type: 'string', format: 'date-time', pattern: '^\\d{4}-\\d\\d-\\d\\dT.+Z$' }, /^2026-/],
  [{ type: 'string', format: 'uuid' }, /^[\da-f-]{36}$/],
  [{ type: 'string', pattern: '^[A-Z]{3}$' }, /^RUB$/],
  [{ type: 'string', pattern: '^-?\\d{1,16}(\\.\\d{1,2})?$' }, /^125000\.00$/],
  [{ type: 'string', minLength: 12 }, /^.{12}$/],
  [{ type: 'string', maxLength: 3 }, /^.{3}$/],
])('a text keeps %j', (schema, form) => {
  expect(sampleOf(schema)).toMatch(form);
});

it('the first choice that is something is taken, and a free dictionary stays empty', () => {
  expect(sampleOf({ type: ['null', 'integer'], minimum: 5 })).toBe(5);
  expect(sampleOf({ oneOf: [{ const: 'a' }, { const: 'b' }] })).toBe('a');
  expect(sampleOf({ type: 'object', additionalProperties: { type: 'string' } })).toEqual({});
});
