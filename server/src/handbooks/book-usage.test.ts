import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { BOOKS } from 'shared/contract/books/books';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { tableOf } from './book-record';
import { BOOK_USAGE } from './book-usage';
import { handbooksModule } from './handbooks-module';

let app: TestApp;
let company: Company;
beforeAll(async () => {
  app = await startTestApp({ modules: [handbooksModule] });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

test.each(BOOKS.map((book) => [book.kind.resource, book] as const))(
  '%s: every column that refers to the book is counted in its usage',
  async (resource, book) => {
    // What goes with the record is a part of it and no use; the texts of a template go with their files.
    const { rows } = await sql<{ place: string }>`
      select format('%s.%s', k.conrelid::regclass, a.attname) as place
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.confdeltype <> 'c' and k.confrelid = ${tableOf(book)}::regclass
        and k.conrelid <> 'file_template_contents'::regclass`.execute(app.db);
    const counted = (BOOK_USAGE[resource] ?? []).map(({ table, column }) => `${table}.${column}`);
    expect(counted).toEqual(expect.arrayContaining(rows.map(({ place }) => place)));
  },
);

test('a change is announced to everybody who is logged in and reads the book or chooses from it, and to nobody else', async () => {
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

describe('what no key of the database holds', () => {
  const made = async (book: string, values: Record<string, unknown>) => {
    const admin = app.as(await company.employee());
    const { id } = (await admin.post(`/api/${book}`, values)).json<{ id: number }>();
    return { admin, id, path: `/api/${book}/${String(id)}` };
  };
  const aTemplate = async (conditions: object, seat?: { kind: string; ref_id: number }) => {
    const { rows } = await sql<{ id: number }>`
      insert into chain_templates (name, document_kinds, conditions)
      values ('Маршрут', '{agreement}', ${JSON.stringify(conditions)}::jsonb) returning id`.execute(app.db);
    const id = rows[0]?.id ?? 0;
    await sql`
      with stage as (
        insert into chain_template_stages (template_id, template_version, position, name)
        values (${id}, 1, 1, 'Проверка') returning id
      )
      insert into chain_template_participants (stage_id, position, kind, ref_id)
      select id, 1, ${seat?.kind ?? 'curator'}, ${seat?.ref_id ?? null}::bigint from stage`.execute(app.db);
  };
  const expectHeld = async ({ admin, path }: Awaited<ReturnType<typeof made>>, use: object) => {
    expect((await admin.get(`${path}/usage`)).json().data).toEqual([expect.objectContaining(use)]);
    expect((await admin.delete(path)).statusCode).toBe(423);
  };
  const inRoutes = {
    label: 'Шаблоны цепочек согласования',
    total: 1,
    url: '/handbooks/chains_templates',
  };

  test('a job title that sits at a stage of a route is in use', async () => {
    const title = await made('job-titles', { name: 'Казначей' });
    await aTemplate({}, { kind: 'job_title', ref_id: title.id });
    await aTemplate({}, { kind: 'department_head', ref_id: title.id });
    await expectHeld(title, inRoutes);
  });

  test('so is a department whose head sits there, and one that a condition asks for', async () => {
    const led = await made('departments', { name: 'Казначейство' });
    await aTemplate({}, { kind: 'department_head', ref_id: led.id });
    await expectHeld(led, inRoutes);
    const asked = await made('departments', { name: 'Касса' });
    await aTemplate({ department_ids: [led.id + 1000, asked.id] });
    await expectHeld(asked, inRoutes);
  });

  test('so is a type of agreements that a condition of a template, or of a stage of it, asks for', async () => {
    const type = await made('agreement-types', { name: 'Заём', code: 'Ю' });
    await aTemplate({});
    const condition = JSON.stringify({ agreement_type_ids: [type.id] });
    await sql`
      update chain_template_stages set condition = ${condition}::jsonb
      where id = (select max(id) from chain_template_stages)`.execute(app.db);
    await expectHeld(type, inRoutes);
  });

  test.each([
    ['vat-rates', 'vat_rate_id', { name: 'НДС 3 %', code: 'n3', percent: '3', valid_from: '2020-01-01' }],
    [
      'currencies',
      'currency_code',
      { name: 'Вьетнамский донг', code: 'VND', numeric_code: '704', sign: '₫' },
    ],
  ])('what an addendum sets is in use: %s', async (book, field, values) => {
    const entry = await made(book, values);
    const { id: responsible_id } = await company.employee();
    const agreementId = await anAgreement(app.db, company, { responsible_id });
    const value = JSON.stringify(field === 'currency_code' ? 'VND' : entry.id);
    await sql`
      with addendum as (
        insert into addendums (agreement_id, number, kinds, title, responsible_id)
        values (${agreementId}, '1', '{other}', 'Условия', ${responsible_id}) returning id
      )
      insert into addendum_changes (addendum_id, target, operation, field, new_value)
      select id, 'agreement', 'set', ${field}, ${value}::jsonb from addendum`.execute(app.db);
    await expectHeld(entry, { label: 'Дополнительные соглашения, в условиях', total: 1 });
  });
});
