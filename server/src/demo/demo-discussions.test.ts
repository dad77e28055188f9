import { sql } from 'kysely';
import { MODULES } from '../app';
import { discussedKind } from '../comments/discussed-kinds.service';
import { type TestApp, startTestApp } from '../platform/testing/test-app';
import { workingAfter } from './demo-discussions';

let app: TestApp;
beforeAll(async () => {
  const now = new Date('2026-11-20T12:00:00Z');
  app = await startTestApp({ modules: MODULES, config: { demo: true }, now });
}, 120_000);
afterAll(() => app.close());

test('people of the demo company talk in working hours, about what they see, with those who see it', async () => {
  const { rows } = await sql<{ commentable_id: number; people: number[]; at: string; created: string }>`
    select c.commentable_id, c.mentioned_ids || c.author_id as people, a.created_at as created,
      to_char(c.created_at at time zone 'Europe/Moscow', 'ID HH24:MI') as at
    from comments c join agreements a on a.id = c.commentable_id`.execute(app.db);
  expect(rows.length).toBeGreaterThan(12);
  const { readers } = discussedKind(app.deps.app, 'agreement');
  for (const { commentable_id, people, at } of rows) {
    expect(await readers(app.db, commentable_id)).toEqual(expect.arrayContaining(people));
    expect(at).toMatch(/^[1-5] (09|1[0-7]|18:00)/);
  }
});

test('working minutes go on in the next morning and after the weekend', () => {
  // Friday, ten minutes before six in Moscow.
  const friday = new Date('2026-11-20T14:50:00Z');
  expect(workingAfter(friday, 5).toISOString()).toBe('2026-11-20T14:55:00.000Z');
  expect(workingAfter(friday, 30).toISOString()).toBe('2026-11-23T06:20:00.000Z');
});
