import type { ImportRow } from 'shared/contract/exchange/import';
import type { Actor } from '../platform/http/actor';
import type { TestApp } from '../platform/testing/test-app';
import { anImportDesk, type ImportDesk } from './import-desk.builder';
import { importForm, importing } from './import.builder';

let app: TestApp;
let employee: ImportDesk['employee'];

beforeAll(async () => {
  ({ app, employee } = await anImportDesk());
});
afterAll(() => app.close());

const table = (name: string) => ({
  resource: 'job-titles',
  fileName: 'Должности.csv',
  content: Buffer.from(`Название;Категория\n${name};Прочие\n`),
});
const listed = async (actor: Actor) =>
  (await app.as(actor).get('/api/imports')).json<{ data: ImportRow[] }>().data.map(({ id }) => id);

test('an import is taken off by its owner alone, and what it has written stays', async () => {
  const [owner, other] = [await employee(), await employee()];
  const clerk = importing(app, app.as(owner));
  const begun = await clerk.file(table('Наборщик'));
  const done = await clerk.run(await clerk.file(table('Корректор')));
  expect((await app.stranger.delete(clerk.address(begun))).statusCode).toBe(401);
  expect((await app.as(other).delete(clerk.address(begun))).statusCode).toBe(404);
  expect((await app.as(owner).delete(clerk.address(begun))).statusCode).toBe(204);
  expect((await app.as(owner).delete(clerk.address(begun))).statusCode).toBe(404);
  expect(await listed(owner)).toEqual([done.id]);
  expect((await app.as(owner).delete(clerk.address(done))).statusCode).toBe(204);
  const written = await app.db
    .selectFrom('job_titles')
    .select('name')
    .where('name', 'in', ['Наборщик', 'Корректор'])
    .execute();
  expect(written).toEqual([{ name: 'Корректор' }]);
});

test('one that is read or runs has to be stopped first', async () => {
  const owner = await employee();
  const caller = app.as(owner);
  const clerk = importing(app, caller);
  const sent = await caller.inject({
    method: 'POST',
    url: '/api/imports',
    ...importForm(table('Брошюровщик')),
  });
  const unread = sent.json<ImportRow>();
  const early = await caller.delete(clerk.address(unread));
  expect([early.statusCode, early.json<{ message: string }>().message]).toEqual([409, 'Файл ещё читается']);
  await app.jobs.run();
  await caller.patch(clerk.address(unread), { dry_run: false });
  await caller.post(`${clerk.address(unread)}/run`);
  const running = await caller.delete(clerk.address(unread));
  expect([running.statusCode, running.json<{ message: string }>().message]).toEqual([
    409,
    'Загрузка идёт, сначала остановите её',
  ]);
  await app.jobs.run();
  expect(await clerk.get(unread)).toMatchObject({ status: 'done', created_count: 1 });
});
