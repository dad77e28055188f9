import { z } from 'zod';
import { withReferenceIds } from './reference-ids';

const person = z.object({ id: z.int(), name: z.string() });
const vote = z.object({ id: z.int(), user: person, behalf: person.nullable(), words: z.string() });
const record = z.object({
  id: z.int(),
  head: person.nullable(),
  vote: vote.nullable(),
  kept: z.object({ round: z.int(), vote }).nullable().optional(),
  bare: z.object({ total: z.int() }),
  seats: z.array(z.object({ holder: person, vote: vote.nullable() })),
});
const igor = { id: 7, name: 'Кузнецов Игорь' };
const decided = { id: 3, user: igor, behalf: null, words: 'Согласен' };

it('numbers what a record refers to, in its lines and in what it holds', () => {
  const { add } = withReferenceIds(record);
  const answer = {
    id: 1,
    head: null,
    vote: decided,
    kept: { round: 1, vote: decided },
    bare: { total: 2 },
    seats: [{ holder: igor, vote: null }],
  };
  const numbered = { ...decided, user_id: 7, behalf_id: null };
  expect(add(answer)).toEqual({
    ...answer,
    head_id: null,
    vote_id: 3,
    vote: numbered,
    kept: { round: 1, vote_id: 3, vote: numbered },
    seats: [{ holder: igor, holder_id: 7, vote: null, vote_id: null }],
  });
});

it('describes what it adds, empty where there may be nothing', () => {
  const { schema, add } = withReferenceIds(record);
  const empty = { id: 1, head: null, vote: null, bare: { total: 0 }, seats: [] };
  expect(schema.parse(add(empty))).toEqual({ ...empty, head_id: null, vote_id: null });
  const said = schema.parse(add({ ...empty, vote: decided }));
  expect(said).toMatchObject({ vote: { user_id: 7, behalf_id: null } });
});
