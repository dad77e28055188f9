import { MODULES } from '../app';
import { SYSTEM_ORIGIN, type Actor } from '../platform/http/actor';
import { anActor, startTestApp, type TestApp } from '../platform/testing/test-app';
import { transactOn } from '../platform/database/transact';
import { aUser } from './a-user';

interface Page {
  data: { entity_type: string; entity_url: string | null }[];
}

let app: TestApp;
let colleague: number;
beforeAll(async () => {
  app = await startTestApp({ modules: MODULES });
  colleague = (await aUser(app.db)).id;
  for (const entityType of ['user', 'role', 'chain_template', 'counterparty'])
    await transactOn(app.db)((trx) =>
      app.deps.activity.record(trx, {
        actor: null,
        action: `${entityType}.updated`,
        entityType,
        entityId: colleague,
        entityLabel: 'Запись',
        origin: SYSTEM_ORIGIN,
      }),
    );
});
afterAll(() => app.close());

const linesOf = async (reader: Actor, url: string) => {
  const { data } = (await app.as(reader).get(url)).json<Page>();
  return Object.fromEntries(data.map((line) => [line.entity_type, line.entity_url]));
};

describe('a line of the journal, in the whole server', () => {
  it('leads its reader to no record that is closed to them', async () => {
    const auditor = anActor({ permissions: ['activity_logs.read'] });
    expect(await linesOf(auditor, '/api/activity-logs')).toEqual({
      user: null,
      role: null,
      chain_template: null,
      counterparty: `/counterparties/${String(colleague)}`,
    });
    expect(await linesOf(auditor, `/api/users/${String(colleague)}/history`)).toEqual({ user: null });
  });

  it('leads to a profile its owner and whoever keeps the accounts', async () => {
    const profile = { user: `/handbooks/users/${String(colleague)}` };
    const owner = anActor({ id: colleague, permissions: ['activity_logs.read'] });
    expect(await linesOf(owner, '/api/activity-logs')).toMatchObject(profile);
    expect(await linesOf(anActor(), '/api/activity-logs')).toMatchObject(profile);
    expect(await linesOf(anActor(), `/api/users/${String(colleague)}/history`)).toEqual(profile);
  });
});
