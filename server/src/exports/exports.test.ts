import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import type { ExportJob } from 'shared/contract/exchange/export';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import type { Actor } from '../platform/http/actor';
import { untilWaiting, whileHolding } from '../platform/testing/lock-waiters';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { holdRights } from '../roles/role.builder';
import { exportsModule } from './exports-module';
import { workbookStream } from './xlsx-writer';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, agreementsModule, exportsModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

async function employee(given?: Parameters<Company['employee']>[0]): Promise<Actor> {
  const actor = await company.employee(given);
  await holdRights(app.db, actor);
  return actor;
}

const columns = ['number', 'title', 'agreement_date', 'amount'];
const body = (change: object = {}) => ({ resource: 'agreements', query: '', columns, ...change });

test('a stranger is asked to log in', async () => {
  expect((await app.stranger.post('/api/exports', {})).statusCode).toBe(401);
});

test('a register one may not read is not exported either', async () => {
  const stranger = await employee({ permissions: [] });
  expect((await app.as(stranger).post('/api/exports', body())).statusCode).toBe(403);
});

test.each([
  ['an unknown register', { resource: 'passwords' }, 'resource'],
  ['an unknown column', { columns: ['number', 'password_hash'] }, 'columns'],
  ['an unknown filter', { query: 'filter[secret]=1' }, 'filter[secret]'],
])('%s is refused before anything starts', async (_, change, field) => {
  const lawyer = await employee();
  const answer = await app.as(lawyer).post('/api/exports', body(change));
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ errors: object }>().errors).toHaveProperty([field]);
});

test('the file holds the rows of the list, typed, in its order, and only for its owner', async () => {
  const lawyer = await employee();
  const values = {
    responsible_id: lawyer.id,
    agreement_date: '2026-03-01',
    amount: '1234.50',
    tags: ['выгрузка'],
  };
  await anAgreement(app.db, company, { ...values, number: '2/2026', title: '=1+1 & «Кабель» <тест>' });
  await anAgreement(app.db, company, {
    ...values,
    number: '1/2026',
    agreement_date: '2026-02-01',
    amount: null,
  });
  const asked = await app
    .as(lawyer)
    .post('/api/exports', body({ query: 'filter[tags]=выгрузка&sort=-agreement_date' }));
  expect(asked.statusCode).toBe(201);
  const { id } = asked.json<ExportJob>();
  await app.jobs.run();

  const job = (await app.as(lawyer).get(`/api/exports/${String(id)}`)).json<ExportJob>();
  expect(job).toMatchObject({
    status: 'done',
    rows_done: 2,
    rows_total: 2,
    file_name: 'Выгрузка_Договоры_20.11.2026.xlsx',
  });
  const file = await app.as(lawyer).get(job.file_url ?? '');
  expect(file.headers['content-disposition']).toContain(
    encodeURIComponent('Выгрузка_Договоры_20.11.2026.xlsx'),
  );
  const parts = unzipSync(file.rawPayload);
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map((match) => match[1] ?? '');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('Название');
  expect(rows[1]).toContain("'=1+1 &amp; «Кабель» &lt;тест&gt;");
  expect(rows[1]).toContain('<c s="2"><v>46082</v></c><c s="4"><v>1234.50</v></c>');
  expect(rows[2]).toContain('<c/>');

  const other = await employee();
  expect((await app.as(other).get(job.file_url ?? '')).statusCode).toBe(404);
  expect((await app.as(other).get(`/api/exports/${String(id)}`)).statusCode).toBe(404);
  const told = await app.db
    .selectFrom('notifications')
    .select(['type', 'url'])
    .where('user_id', '=', lawyer.id)
    .execute();
  expect(told).toEqual([{ type: 'export_ready', url: '/agreements' }]);
});

test('only rows the employee sees come out, chosen ones included', async () => {
  const owner = await employee();
  const clerk = await employee({ permissions: ['agreements.read'], dataScope: 'own' });
  const theirs = await anAgreement(app.db, company, { responsible_id: owner.id });
  const own = await anAgreement(app.db, company, { responsible_id: clerk.id });
  const { id } = (await app.as(clerk).post('/api/exports', body({ ids: [theirs, own] }))).json<ExportJob>();
  await app.jobs.run();
  expect((await app.as(clerk).get(`/api/exports/${String(id)}`)).json<ExportJob>().rows_done).toBe(1);
});

test('a cancelled export leaves no file', async () => {
  const lawyer = await employee();
  const { id } = (await app.as(lawyer).post('/api/exports', body())).json<ExportJob>();
  expect((await app.as(lawyer).post(`/api/exports/${String(id)}/cancel`)).json<ExportJob>().status).toBe(
    'cancelled',
  );
  await app.jobs.run();
  expect((await app.as(lawyer).get(`/api/exports/${String(id)}`)).json<ExportJob>()).toMatchObject({
    status: 'cancelled',
    file_url: null,
  });
});

describe('a right that is taken', () => {
  const ask = async (actor: Actor) => (await app.as(actor).post('/api/exports', body())).json<ExportJob>().id;
  const job = async (actor: Actor, id: number) =>
    (await app.as(actor).get(`/api/exports/${String(id)}`)).json<ExportJob>();
  const file = async (actor: Actor, id: number) => app.as(actor).get(`/api/exports/${String(id)}/file`);

  test('closes a finished file at once', async () => {
    const lawyer = await employee();
    const id = await ask(lawyer);
    await app.jobs.run();
    expect((await file(lawyer, id)).statusCode).toBe(200);
    expect((await file({ ...lawyer, permissions: new Set() }, id)).statusCode).toBe(403);
    const narrowed = await file({ ...lawyer, dataScope: 'own' }, id);
    expect(narrowed.statusCode).toBe(403);
    expect(narrowed.json<{ message: string }>().message).toContain('Запустите выгрузку ещё раз');
  });

  test.each<[string, Partial<Actor>]>([
    ['the right to the register', { permissions: new Set() }],
    ['the account', {}],
  ])('ends an export that still waits: %s', async (what, left) => {
    const lawyer = await employee();
    const id = await ask(lawyer);
    await holdRights(app.db, { ...lawyer, ...left });
    if (what === 'the account') {
      await app.db.updateTable('users').set({ status: 'dismissed' }).where('id', '=', lawyer.id).execute();
    }
    await app.jobs.run();
    expect(await job(lawyer, id)).toMatchObject({ status: 'failed', file_url: null });
  });

  test('narrows an export that still waits to what is left to see', async () => {
    const lawyer = await employee();
    await anAgreement(app.db, company, { responsible_id: lawyer.id });
    const id = await ask(lawyer);
    await holdRights(app.db, { ...lawyer, dataScope: 'own' });
    await app.jobs.run();
    expect(await job(lawyer, id)).toMatchObject({ status: 'done', rows_done: 1 });
  });

  test('ends an export under way at its next portion', async () => {
    const lawyer = await employee();
    const id = await ask(lawyer);
    await whileHolding(app.db, sql`lock table agreements in access exclusive mode`, async (trx) => {
      const running = app.jobs.run();
      await untilWaiting(app.db, 1);
      await holdRights(trx, { ...lawyer, permissions: new Set() });
      return [running] as const;
    }).then(([running]) => running);
    expect(await job(lawyer, id)).toMatchObject({ status: 'failed', file_url: null });
    const told = await app.db
      .selectFrom('notifications')
      .select(['type', 'title'])
      .where('user_id', '=', lawyer.id)
      .execute();
    expect(told).toEqual([{ type: 'export_ready', title: 'Выгрузка не удалась' }]);
  });
});

describe('an export whose worker was killed', () => {
  const begin = new Date('2026-11-20T09:00:00Z');
  const later = (minutes: number) => new Date(begin.getTime() + minutes * 60_000);
  afterEach(async () => {
    await app.jobs.run();
    app.setNow(begin);
  });
  const killed = async (owner: Actor, attempt = 1) => {
    const { id } = (await app.as(owner).post('/api/exports', body())).json<ExportJob>();
    await app.jobs.run();
    await app.db
      .updateTable('export_jobs')
      .set({ status: 'running', attempt, updated_at: begin, sha256: null })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const status = async (owner: Actor, id: number) =>
    (await app.as(owner).get(`/api/exports/${String(id)}`)).json<ExportJob>().status;
  const takeUp = async (minutes: number) => {
    app.setNow(later(minutes));
    await app.jobs.runScheduled('exports.take-up');
    await app.jobs.run();
  };

  test('is taken up within minutes, and not while its worker may be alive', async () => {
    const lawyer = await employee();
    const id = await killed(lawyer);
    await takeUp(1);
    expect(await status(lawyer, id)).toBe('running');
    await takeUp(3);
    expect(await status(lawyer, id)).toBe('done');
  });

  test('is taken up as well when its place in the queue is lost', async () => {
    const lawyer = await employee();
    const id = await killed(lawyer, 0);
    await app.db.updateTable('export_jobs').set({ status: 'queued' }).where('id', '=', id).execute();
    await takeUp(14);
    expect(await status(lawyer, id)).toBe('queued');
    await takeUp(16);
    expect(await status(lawyer, id)).toBe('done');
  });

  test('has failed after three runs', async () => {
    const lawyer = await employee();
    const id = await killed(lawyer, 3);
    await takeUp(3);
    expect(await status(lawyer, id)).toBe('failed');
  });

  test('does not keep its owner from the next one', async () => {
    const lawyer = await employee();
    for (const attempt of [1, 2, 3]) await killed(lawyer, attempt);
    expect((await app.as(lawyer).post('/api/exports', body())).statusCode).toBe(429);
    app.setNow(later(3));
    expect((await app.as(lawyer).post('/api/exports', body())).statusCode).toBe(201);
  });

  test('is not written by two workers: the one thought dead leaves it to the other', async () => {
    const lawyer = await employee();
    const { id } = (await app.as(lawyer).post('/api/exports', body())).json<ExportJob>();
    await whileHolding(app.db, sql`lock table agreements in access exclusive mode`, async (trx) => {
      const running = app.jobs.run();
      await untilWaiting(app.db, 1);
      await trx.updateTable('export_jobs').set({ attempt: 2 }).where('id', '=', id).execute();
      return [running] as const;
    }).then(([running]) => running);
    expect(await status(lawyer, id)).toBe('running');
  });
});

test('an export is in the journal with what was asked for, if anything was', async () => {
  const lawyer = await employee();
  for (const query of ['', 'search=Кабель']) await app.as(lawyer).post('/api/exports', body({ query }));
  const lines = await app.db
    .selectFrom('activity_logs')
    .select('changes')
    .where('action', '=', 'export.started')
    .where('actor_id', '=', lawyer.id)
    .orderBy('seq')
    .execute();
  expect(lines.map(({ changes }) => changes)).toEqual([
    [],
    [{ field: 'query', label: 'Отбор', old: null, new: 'Поиск: «Кабель»' }],
  ]);
});

test('more rows than a sheet holds go on in the next one', async () => {
  async function* portions() {
    for (const from of [0, 4, 8]) yield Array.from({ length: 4 }, (_, at) => ({ n: from + at }));
  }
  const columns = [{ title: 'n', width: 10, kind: 'number' as const, value: (row: { n: number }) => row.n }];
  const chunks: Buffer[] = [];
  const stream = workbookStream({ title: 'Числа', columns, rows: portions(), rowsPerSheet: 5 });
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const parts = unzipSync(Buffer.concat(chunks));
  const sheets = Object.keys(parts).filter((name) => name.includes('worksheets/'));
  const counted = sheets.map((name) => strFromU8(parts[name] ?? new Uint8Array()).match(/<row>/g)?.length);
  expect(counted).toEqual([6, 6, 3]);
});

test('lines of a text stand one under another, and a moment is told with its clocks', async () => {
  async function* rows() {
    yield [{ at: '2026-11-20T21:30:00Z', told: 'Сумма: 1 → 2\nСрок: — → 31.12.2026' }];
  }
  type Row = { at: string; told: string };
  const columns = [
    { title: 'Когда', width: 18, kind: 'moment' as const, value: (row: Row) => row.at },
    { title: 'Изменения', width: 80, kind: 'text' as const, value: (row: Row) => row.told },
  ];
  const parts = unzipSync(await buffer(workbookStream({ title: 'Журнал', columns, rows: rows() })));
  const text = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const sheet = text('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('>Когда, МСК<');
  // 21.11.2026, 00:30 by the clocks of Moscow.
  expect(sheet).toContain(`<v>${String(46347 + 0.5 / 24).slice(0, 12)}`);
  const place = Number(/s="(\d)"><is><t xml:space="preserve">Сумма/.exec(sheet)?.[1]);
  const [, cells = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(text('xl/styles.xml')) ?? [];
  const styles = cells.match(/<xf[^>]*\/>|<xf.*?<\/xf>/g) ?? [];
  expect(styles[place]).toContain('wrapText="1"');
});

test('a list far longer than a portion comes out whole, also where the sort value is empty', async () => {
  const lawyer = await employee();
  await sql`
    insert into agreements (internal_number, title, agreement_type_id, direction, organization_id, counterparty_id,
      responsible_id, agreement_date, tags)
    select 'Много-' || n, 'Много', ${company.typeId('П')}::bigint, 'expense', ${company.organizationId}::bigint,
      ${company.counterpartyId}::bigint, ${lawyer.id}::bigint,
      case when n % 2 = 0 then '2026-01-01'::date + n % 300 end, '{много}'
    from generate_series(1, 2500) as n`.execute(app.db);
  for (const sort of ['-agreement_date', 'agreement_date', 'created_at']) {
    const query = `filter[tags]=много&sort=${sort}`;
    const { id } = (
      await app.as(lawyer).post('/api/exports', body({ query, columns: ['internal_number'] }))
    ).json<ExportJob>();
    await app.jobs.run();
    const file = await app.as(lawyer).get(`/api/exports/${String(id)}/file`);
    const sheet = strFromU8(unzipSync(file.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const numbers = [...sheet.matchAll(/Много-\d+/g)].map((match) => match[0]);
    expect(numbers).toHaveLength(2500);
    expect(new Set(numbers).size).toBe(2500);
  }
});
