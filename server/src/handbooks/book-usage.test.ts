import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { BOOKS } from 'shared/contract/books/books';
import { aCompany } from '../agreements/company.builder';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { tableOf } from './book-record';
import { BOOK_USAGE } from './book-usage';
import { handbooksModule } from './handbooks-module';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [handbooksModule] });
});
afterAll(() => app.close());

test.each(BOOKS.map((book) => [book.kind.resource, book] as const))(
  '%s: every column that refers to the book is counted in its usage',
  async (resource, book) => {
    // What goes with the record is a part of it and no use.
    const { rows } = await sql<{ place: string }>`
      select format('%s.%s', k.conrelid::regclass, a.attname) as place
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.confdeltype <> 'c' and k.confrelid = ${tableOf(book)}::regclass`.execute(
      app.db,
    );
    const counted = (BOOK_USAGE[resource] ?? []).map(({ table, column }) => `${table}.${column}`);
    expect(counted).toEqual(expect.arrayContaining(rows.map(({ place }) => place)));
  },
);

test('a change is announced to everybody who is logged in and reads the book or chooses from it, and to nobody else', async () => {
  const company = await aCompany(app.db);
  const reader = await company.employee({ permissions: [] });
  await company.employee({ permissions: [] });
  await app.db
    .insertInto('tokens')
    .values({
      kind: 'session',
      user_id: reader.id,
      hash: createHash('sha256').update('token of the reader').digest(),
      expires_at: '2099-01-01T00:00:00Z',
    })
    .execute();
  const admin = app.as(await company.employee());
  const announced = async (entity: string) => {
    const lines = await app.db
      .selectFrom('outbox')
      .select('channels')
      .where(sql<boolean>`payload ->> 'entity' = ${entity}`)
      .execute();
    return lines.flatMap(({ channels }) => channels);
  };
  await admin.post('/api/measures', { name: 'Верста', symbol: 'вер' });
  await admin.post('/api/job-titles', { name: 'Писарь' });
  await admin.post('/api/numerators', { name: 'Номера верст', purpose: 'agreement', pattern: '{n}' });
  expect(await announced('measure')).toEqual([`private-users.${String(reader.id)}`]);
  // Everybody chooses from job titles, and a choice that is out of date is as wrong as a list that is.
  expect(await announced('job_title')).toEqual([`private-users.${String(reader.id)}`]);
  expect(await announced('numerator')).toEqual([]);
});
