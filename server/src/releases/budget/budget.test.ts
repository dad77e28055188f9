import { randomBytes } from 'node:crypto';
import type { AreaStatus, ReleasesStatus } from 'shared/contract/release/release-status';
import { anActor } from '../../platform/testing/test-app';
import { aSuite, type Suite } from '../a-suite';

const url = '/api/releases/mf-offers/budget';
const budget = { bytes: 150 * 1024, requests: 9 };
/** A page of about two kilobytes, which compression makes no smaller. */
const heavy = randomBytes(2000).toString('hex');

let suite: Suite;
beforeAll(async () => {
  suite = await aSuite();
  await suite.release({ area: 'shell', version: '1.0.0' });
  await suite.release({ version: '1.0.0' });
});
afterAll(() => suite.app.close());

const save = (body: object, at = url) => suite.app.as(suite.admin).put(at, body);
const status = async () =>
  (await suite.app.as(suite.admin).get('/api/releases')).json<ReleasesStatus & Record<string, unknown>>();
const budgetOf = async (name: string) => (await status()).areas.find(({ area }) => area === name)?.budget;
const journal = () =>
  suite.app.db
    .selectFrom('activity_logs')
    .select(['seq', 'action', 'actor_id', 'entity_label', 'changes'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('the budget of an area', () => {
  it('is set by nobody who is not logged in', async () => {
    expect((await suite.app.stranger.put(url, budget)).statusCode).toBe(401);
  });

  it('is set by nobody without the right', async () => {
    const nobody = suite.app.as(anActor({ permissions: ['roles.read'] }));
    expect((await nobody.put(url, budget)).statusCode).toBe(403);
  });

  it('is not set by the team that is held to it', async () => {
    const team = suite.app.withToken(await suite.tokenOf('mf-offers'));
    expect((await team.put(url, budget)).statusCode).toBe(401);
    expect(await budgetOf('mf-offers')).toEqual({ bytes: 122_880, requests: 8 });
  });

  it.each([
    ['a size under one kilobyte', { bytes: 1023 }],
    ['a size over ten megabytes', { bytes: 10_485_761 }],
    ['part of a byte', { bytes: 2000.5 }],
    ['no size', { bytes: undefined }],
    ['no request at all', { requests: 0 }],
    ['more than fifty requests', { requests: 51 }],
  ])('of %s is refused under its field', async (_, change) => {
    const answer = await save({ ...budget, ...change });
    const errors =
      'bytes' in change
        ? { bytes: ['От 1 до 10\u00A0240\u00A0КБ'] }
        : { requests: ['Целое число от 1 до 50'] };
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
  });

  it('is of the shell or of an area, and of nothing else', async () => {
    expect((await save(budget, '/api/releases/offers/budget')).statusCode).toBe(404);
    expect((await save(budget, '/api/releases/*/budget')).statusCode).toBe(404);
    expect((await save(budget, '/api/releases/shell/budget')).statusCode).toBe(200);
  });

  it('is kept, told to everybody who asks, and changes no version', async () => {
    const { revision } = await status();
    const answer = await save(budget);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<AreaStatus & Record<string, unknown>>()).toMatchObject({
      area: 'mf-offers',
      active: '1.0.0',
      budget,
    });
    expect(await budgetOf('mf-offers')).toEqual(budget);
    const team = suite.app.withToken(await suite.tokenOf('mf-offers'));
    expect((await team.get('/api/releases/mf-offers')).json()).toMatchObject({ budget });
    expect((await status()).revision).toBe(revision);
  });

  it('is put down in the journal with what it was, and only where it changed', async () => {
    await save({ bytes: 160_256, requests: 9 });
    const line = await journal();
    expect(line).toMatchObject({
      action: 'release.budget_changed',
      actor_id: suite.admin.id,
      entity_label: 'Предложения',
      changes: [{ field: 'bytes', label: 'Размер тяжёлой страницы', old: '150,0 КБ', new: '156,5 КБ' }],
    });
    expect(suite.app.deps.activity.labelOf(line.action)).toBe('Изменение ограничения раздела');
    await save({ bytes: 160_256, requests: 9 });
    expect((await journal()).seq).toBe(line.seq);
  });

  it('may be set before the first version', async () => {
    const answer = await save(budget, '/api/releases/mf-archive/budget');
    expect(answer.json()).toMatchObject({ area: 'mf-archive', budget, versions: [] });
  });

  it('is what the gate holds the next version against', async () => {
    await save({ bytes: 1024, requests: 8 });
    const refused = await suite.publish({ version: '1.1.0', text: heavy });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { budget: [expect.stringMatching(/при пределе 1,0 КБ/) as string] },
    ]);
    await save({ bytes: 8192, requests: 8 });
    expect((await suite.publish({ version: '1.1.0', text: heavy })).statusCode).toBe(201);
  });
});
