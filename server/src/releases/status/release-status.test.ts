import { randomUUID } from 'node:crypto';
import type { ReleasesStatus } from 'shared/contract/release/release-status';
import { aSuite, type Suite } from '../a-suite';
import { aDefinition } from '../gate/a-candidate';

let suite: Suite;
beforeAll(async () => {
  suite = await aSuite();
  await suite.release({ area: 'shell', version: '1.0.0' });
  for (let minor = 0; minor < 14; minor += 1) await suite.release({ version: `1.${String(minor)}.0` });
  const definition = aDefinition({
    id: 'mf-handbooks',
    title: 'Справочники',
    routes: [{ id: 'handbooks', path: '/handbooks', title: 'Справочники' }],
    menu: [],
  });
  await suite.publish({ area: 'mf-handbooks', version: '0.9.0', definition });
});
afterAll(() => suite.app.close());

type Status = ReleasesStatus & Record<string, unknown>;
const status = async () => (await suite.app.as(suite.admin).get('/api/releases')).json<Status>();

describe('the status of the registry', () => {
  it('begins with the shell and names every area that has a version, switched on or not', async () => {
    const { areas, shell, people, revision } = await status();
    expect(areas.map(({ title, active }) => [title, active])).toEqual([
      ['Оболочка', '1.0.0'],
      ['Справочники', null],
      ['Предложения', '1.13.0'],
    ]);
    expect([shell, people, revision]).toEqual([{ version: '1.0.0', contract: '2.0.0' }, 1, 15]);
  });

  it('shows what serves somebody and the last ten others, the newest first', async () => {
    const offers = (await status()).areas.find(({ area }) => area === 'mf-offers');
    const versions = offers?.versions.map(({ version, state }) => `${version} ${state}`);
    expect(versions).toHaveLength(12);
    expect(versions?.slice(0, 3)).toEqual(['1.13.0 active', '1.12.0 previous', '1.11.0 available']);
  });

  it('keeps an old version in sight while it serves somebody', async () => {
    await suite.post('/api/releases/mf-offers/activate', { version: '1.0.0', percent: 5 });
    const offers = (await status()).areas.find(({ area }) => area === 'mf-offers');
    expect(offers?.versions.at(-1)).toMatchObject({ version: '1.0.0', state: 'rollout' });
    await suite.post('/api/releases/mf-offers/rollback');
  });

  it('has the limits of each: own ones, or those of everybody', async () => {
    const budgets = Object.fromEntries(
      (await status()).areas.map(({ area, budget }) => [area, budget.bytes]),
    );
    expect(budgets).toEqual({ shell: 245_760, 'mf-handbooks': 122_880, 'mf-offers': 122_880 });
  });

  it('tells a team of its own area alone', async () => {
    const team = suite.app.withToken(await suite.tokenOf('mf-offers'));
    const { areas, compatibility } = (await team.get('/api/releases')).json<Status>();
    expect(areas.map(({ area }) => area)).toEqual(['mf-offers']);
    expect([...new Set(compatibility.map(({ area }) => area))]).toEqual(['mf-offers']);
  });

  it('asks the database as often for many versions as for one', async () => {
    const queries = jest.spyOn(suite.app.deps.db.getExecutor(), 'executeQuery');
    const asked = async () => {
      queries.mockClear();
      await status();
      return queries.mock.calls.length;
    };
    const before = await asked();
    await suite.publish({ version: '1.20.0' });
    await suite.app.as(suite.admin).post('/api/release-reports', {
      reports: ['1.11.0', '1.12.0', '1.13.0'].map((version) => ({
        area: 'mf-offers',
        version,
        opening: randomUUID(),
        failure: 'crash',
        route: null,
      })),
    });
    expect(await asked()).toBe(before);
    expect(before).toBeGreaterThan(0);
    queries.mockRestore();
  });
});
