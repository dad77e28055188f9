import { z } from 'zod';
import { serialiserOf } from './serialiser';

const person = z.object({ id: z.number(), name: z.string() });

const nullable: [string, z.ZodType, unknown][] = [
  ['a text', z.string().nullable(), 'текст «в кавычках»'],
  ['one of a few words', z.enum(['draft', 'signed']).nullable(), 'signed'],
  ['a moment', z.iso.datetime().nullable(), '2026-03-01T10:00:00.000Z'],
  ['a day', z.iso.date().nullable(), '2026-03-01'],
  ['a whole number', z.int().nullable(), 7],
  ['a number', z.number().nullable(), 0.5],
  ['a yes or no', z.boolean().nullable(), false],
  ['a record', person.nullable(), { id: 1, name: 'Иванов' }],
  ['a list', z.array(person.nullable()).nullable(), [{ id: 1, name: 'Иванов' }, null]],
  ['a fixed word', z.literal('draft').nullable(), 'draft'],
  ['a choice of shapes', z.union([z.string(), person]).nullable(), { id: 1, name: 'Иванов' }],
  ['anything', z.unknown().nullable(), { free: [1, null] }],
  ['names with values', z.record(z.string(), z.string().nullable()).nullable(), { a: 'x', b: null }],
];

it.each(nullable)('%s that may be absent is written as it is, and as null', (_, schema, value) => {
  const write = serialiserOf(z.object({ field: schema, other: schema.optional() }));
  expect(JSON.parse(write({ field: value }))).toEqual({ field: value });
  expect(JSON.parse(write({ field: null, other: value }))).toEqual({ field: null, other: value });
});

it('a field the schema does not name never leaves the server, from a record that may be absent either', () => {
  const write = serialiserOf(z.object({ author: person.nullable(), seen: z.array(person).nullable() }));
  const secret = { id: 1, name: 'Иванов', password: 'hash' };
  expect(write({ author: secret, seen: [secret], token: 'secret' })).toBe(
    '{"author":{"id":1,"name":"Иванов"},"seen":[{"id":1,"name":"Иванов"}]}',
  );
});

it('a choice by a word keeps each shape to its own fields, absent ones included', () => {
  const change = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), old: z.string().nullable(), status: z.enum(['a', 'b']).nullable() }),
    z.object({ kind: z.literal('person'), old: person.nullable() }),
  ]);
  const write = serialiserOf(z.array(change));
  const changes = [
    { kind: 'text', old: null, status: null },
    { kind: 'text', old: 'было', status: 'b' },
    { kind: 'person', old: null },
    { kind: 'person', old: { id: 1, name: 'Иванов' } },
  ];
  expect(JSON.parse(write(changes))).toEqual(changes);
});

it('a record that lacks what the schema asks for is refused, not sent half', () => {
  const write = serialiserOf(z.object({ author: person.nullable() }));
  expect(() => write({ author: { id: 1 } })).toThrow(/required/);
});
