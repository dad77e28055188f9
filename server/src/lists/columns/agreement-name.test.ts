import { sql } from 'kysely';
import { agreementName } from 'shared/contract/agreement/agreement-name';
import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { agreementNameText } from './agreement-name';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [] });
});
afterAll(() => app.close());

test.each([
  ['12/2026-П', '№\u00a012/2026-П'],
  [null, 'Д-2026-00179'],
])('an agreement with the number %s is called %s, in a query and out of it', async (number, name) => {
  const { rows } = await sql<{ name: string }>`
    select ${agreementNameText('a')} as name
    from (select ${number}::text as number, 'Д-2026-00179' as internal_number) a`.execute(app.db);
  expect(rows).toEqual([{ name }]);
  expect(agreementName({ number, internal_number: 'Д-2026-00179' })).toBe(name);
});
