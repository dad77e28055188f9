import { registerAddress } from '../lists/register-address';
import { BOOKS } from 'shared/contract/books/books';
import type { ImportJob } from 'shared/contract/exchange/import';
import type { Actor } from '../platform/http/actor';
import type { TestApp } from '../platform/testing/test-app';
import { anImportDesk, type ImportDesk } from './import-desk.builder';
import { importing } from './import.builder';

let app: TestApp;
let employee: ImportDesk['employee'];

beforeAll(async () => {
  ({ app, employee } = await anImportDesk());
});
afterAll(() => app.close());

const told = ({ id }: Actor) =>
  app.db
    .selectFrom('notifications')
    .select(['type', 'title', 'body', 'is_read', 'url'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();

const RESOURCES = [
  ...BOOKS.flatMap(({ kind, rights }) => ('change' in rights ? [kind.resource] : [])),
  'counterparties',
  'users',
  'agreements',
  'agreement-lines',
];

/** Where the screen of the rows opens the window of the load; null where no screen shows them without a choice. */
function windowOf(resource: string, { id }: Pick<ImportJob, 'id'>): string | null {
  const shown = resource === 'agreement-lines' ? 'agreements' : resource;
  const address = registerAddress(app.deps.app, { resource: shown, said: {} });
  return address === undefined ? null : `${address}?import=${String(id)}`;
}

test.each(RESOURCES)(
  'whoever has left the page finds in the bell how a load has ended: %s',
  async (resource) => {
    const owner = await employee();
    const clerk = importing(app, app.as(owner));
    const content = Buffer.from('Ключ\nтакого нет');
    const job = await clerk.file({ resource, mode: 'update', fileName: 'Таблица.csv', content });
    const key = job.fields.find(({ is_key }) => is_key)?.name ?? null;
    const checked = await clerk.run(job, { mapping: [key], dry_run: true });
    expect(checked.status).toBe('checked');
    expect(await told(owner)).toEqual([]);
    expect(await clerk.run(checked)).toMatchObject({ status: 'done', failed_count: 1 });
    expect(await told(owner)).toEqual([
      {
        type: 'import_finished',
        title: expect.stringMatching(/^Загрузка завершена: /) as string,
        body: 'Таблица.csv: с ошибками: 1',
        is_read: false,
        url: windowOf(resource, job),
      },
    ]);
  },
);

test('a load that left nothing to be put right leads to its rows alone', async () => {
  const owner = await employee();
  const clerk = importing(app, app.as(owner));
  const content = Buffer.from('Название\nШкипер');
  await clerk.run(await clerk.file({ resource: 'job-titles', fileName: 'Должности.csv', content }));
  expect(await told(owner)).toMatchObject([{ url: '/handbooks/job-titles' }]);
});

test('rows that are passed over are told of in the word of the window, and nothing is told of none', async () => {
  const owner = await employee();
  const clerk = importing(app, app.as(owner));
  const content = Buffer.from('Название\nСчетовод');
  for (const mode of ['create', 'update'] as const) {
    await clerk.run(await clerk.file({ resource: 'job-titles', mode, fileName: 'Должности.csv', content }));
  }
  expect((await told(owner)).map(({ body }) => body)).toEqual([
    'Должности.csv: добавлено: 1',
    'Должности.csv: пропущено: 1',
  ]);
});

test('a load that has stopped by itself is told of, too', async () => {
  const owner = await employee();
  const clerk = importing(app, app.as(owner));
  const content = Buffer.from('Название\nКурьер');
  const job = await clerk.file({ resource: 'job-titles', fileName: 'Должности.csv', content });
  await app.db.deleteFrom('user_roles').where('user_id', '=', owner.id).execute();
  await clerk.run(job);
  expect(await told(owner)).toMatchObject([
    {
      type: 'import_finished',
      title: 'Загрузка прервалась',
      body: expect.stringMatching(/^Должности.csv: ./) as string,
    },
  ]);
});

/** A load of one row that its server has left, on that row for the first time or once more. */
async function anAbandoned(message: string | null) {
  const owner = await employee();
  const clerk = importing(app, app.as(owner));
  const content = Buffer.from(`Название\nКурьер ${String(owner.id)}`);
  const job = await clerk.file({ resource: 'job-titles', fileName: 'Должности.csv', content });
  await app.db
    .updateTable('import_jobs')
    .set({ status: 'running', dry_run: false, message, updated_at: new Date('2026-11-20T08:00:00Z') })
    .where('id', '=', job.id)
    .execute();
  return { owner, job };
}

test('a load whose server has ended goes on by itself to its end', async () => {
  const { owner, job } = await anAbandoned(null);
  const left = (await app.as(owner).get(`/api/imports/${String(job.id)}`)).json<ImportJob>();
  expect(left).toMatchObject({
    status: 'running',
    message: expect.stringMatching(/^Сервер занят/) as string,
  });
  await app.jobs.runScheduled('imports.notice-lost');
  await app.jobs.run();
  const now = (await app.as(owner).get(`/api/imports/${String(job.id)}`)).json<ImportJob>();
  expect(now).toMatchObject({ status: 'done', created_count: 1, message: null });
  expect(await told(owner)).toMatchObject([
    { title: expect.stringMatching(/^Загрузка завершена/) as string },
  ]);
});

test('a load that ends its server again on the same row stops, and is told of once', async () => {
  const { owner } = await anAbandoned('Загрузка прервалась и продолжается');
  await app.jobs.runScheduled('imports.notice-lost');
  await app.jobs.runScheduled('imports.notice-lost');
  expect(await told(owner)).toMatchObject([
    { title: 'Загрузка прервалась', body: 'Должности.csv: Загрузка прервалась. Её можно продолжить' },
  ]);
});

test.each([
  ['agreements', {}, '/agreements'],
  ['counterparties', { is_own: false }, '/counterparties/partners'],
  ['counterparties', { is_own: 'true' }, '/counterparties/organizations'],
  ['measures', {}, '/handbooks/measures'],
  ['products', {}, undefined],
  ['products', { category_id: 5 }, '/handbooks/categories/5?part=products'],
  ['agreement-lines', {}, undefined],
])('the way from the bell leads to the screen the load went into: %s, %j', (resource, said, address) => {
  expect(registerAddress(app.deps.app, { resource, said })).toBe(address);
});
