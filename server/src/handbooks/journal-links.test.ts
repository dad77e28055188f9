import type { ActivityLog } from 'shared/contract/journal/activity-log';
import type { PermissionName } from 'shared/contract/access/permissions';
import { SYSTEM_ORIGIN } from '../platform/http/actor';
import { anActor, startTestApp, type TestApp } from '../platform/testing/test-app';
import { handbooksModule } from './handbooks-module';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [handbooksModule] });
  for (const entityType of ['measure', 'department', 'chain_template', 'product']) {
    await app.deps.transact((trx) =>
      app.deps.activity.record(trx, {
        actor: null,
        action: `${entityType}.updated`,
        entityType,
        entityId: 7,
        entityLabel: 'Запись справочника',
        origin: SYSTEM_ORIGIN,
      }),
    );
  }
});
afterAll(() => app.close());

const addressesFor = async (permissions: readonly PermissionName[]) => {
  const reader = anActor({ permissions: ['activity_logs.read', ...permissions] });
  const all = await app.as(reader).get('/api/activity-logs');
  const lines = all.json<{ data: ActivityLog[] }>().data.filter(({ entity_id: id }) => id === 7);
  return Object.fromEntries(lines.map(({ entity_type: type, entity_url: url }) => [type, url]));
};

it('a line about a record of a book leads to it, and nobody to a page that refuses them', async () => {
  expect(await addressesFor(['departments.read', 'chain_templates.read'])).toMatchObject({
    measure: '/handbooks/measures?id=7',
    department: '/handbooks/departments?id=7',
    chain_template: '/handbooks/chains_templates?id=7',
    // Products are found in their category, which the line does not know.
    product: null,
  });
  expect(await addressesFor([])).toMatchObject({
    measure: '/handbooks/measures?id=7',
    department: null,
    chain_template: null,
  });
});
