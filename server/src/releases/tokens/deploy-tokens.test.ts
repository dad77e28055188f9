import type { DeployToken } from 'shared/contract/release/release-status';
import { anActor } from '../../platform/testing/test-app';
import { aSuite, type Suite } from '../a-suite';

let suite: Suite;
beforeAll(async () => {
  suite = await aSuite();
});
afterAll(() => suite.app.close());

const listed = async () =>
  (await suite.app.as(suite.admin).get('/api/deploy-tokens')).json<{ data: DeployToken[] }>().data;
const create = (given: object = {}) =>
  suite.post('/api/deploy-tokens', { area: 'mf-offers', name: 'CI', days: 30, ...given });

describe('deploy tokens', () => {
  it('are shown to nobody who is not logged in', async () => {
    expect((await suite.app.stranger.get('/api/deploy-tokens')).statusCode).toBe(401);
    expect((await suite.app.stranger.post('/api/deploy-tokens', {})).statusCode).toBe(401);
    expect((await suite.app.stranger.delete('/api/deploy-tokens/1')).statusCode).toBe(401);
  });

  it('are the business of whoever may edit roles', async () => {
    const nobody = suite.app.as(anActor({ permissions: ['roles.read'] }));
    expect((await nobody.get('/api/deploy-tokens')).statusCode).toBe(403);
    expect((await nobody.post('/api/deploy-tokens', {})).statusCode).toBe(403);
    expect((await nobody.delete('/api/deploy-tokens/1')).statusCode).toBe(403);
  });

  it('give their text once, and are kept as a digest', async () => {
    const answer = await create({ name: 'GitLab' });
    const { token, id } = answer.json<{ token: string; id: number }>();
    expect([answer.statusCode, token]).toEqual([201, expect.stringMatching(/^crd_[\w-]{43}$/)]);
    const [line] = await listed();
    expect(line).toMatchObject({
      id,
      name: 'GitLab',
      created_by: expect.any(String) as string,
      last_used_at: null,
    });
    const kept = await suite.app.db
      .selectFrom('deploy_tokens')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    expect(JSON.stringify(kept)).not.toContain(token.slice(4));
  });

  it('open no other door: they are nobody’s session', async () => {
    const { token } = (await create()).json<{ token: string }>();
    const team = suite.app.withToken(token);
    expect((await team.get('/api/me')).statusCode).toBe(401);
    expect((await team.get('/api/deploy-tokens')).statusCode).toBe(401);
    expect((await team.post('/api/release-reports', {})).statusCode).toBe(401);
    expect((await team.get('/api/releases/mf-handbooks')).statusCode).toBe(403);
    expect((await team.post('/api/releases/shell/activate', { version: '1.0.0' })).statusCode).toBe(403);
    expect((await team.get('/api/releases')).statusCode).toBe(200);
  });

  it('hold until they expire, and their last use is told', async () => {
    const { token, id } = (await create({ days: 1 })).json<{ token: string; id: number }>();
    suite.app.setNow(new Date(Date.now() + 23 * 3_600_000));
    expect((await suite.app.withToken(token).get('/api/releases/mf-offers')).statusCode).toBe(200);
    expect((await listed()).find((line) => line.id === id)?.last_used_at).not.toBeNull();
    suite.app.setNow(new Date(Date.now() + 25 * 3_600_000));
    expect((await suite.app.withToken(token).get('/api/releases/mf-offers')).statusCode).toBe(401);
    suite.app.setNow(new Date());
  });

  it('hold no more from the moment they are revoked, and the journal tells by whom', async () => {
    const { token, id } = (await create({ name: 'Старый' })).json<{ token: string; id: number }>();
    expect((await suite.app.as(suite.admin).delete(`/api/deploy-tokens/${String(id)}`)).statusCode).toBe(204);
    expect((await suite.app.withToken(token).get('/api/releases')).statusCode).toBe(401);
    expect((await suite.app.as(suite.admin).delete(`/api/deploy-tokens/${String(id)}`)).statusCode).toBe(404);
    expect((await listed()).map((line) => line.id)).not.toContain(id);
    const line = await suite.app.db
      .selectFrom('activity_logs')
      .select(['action', 'actor_name', 'entity_label'])
      .orderBy('seq', 'desc')
      .executeTakeFirst();
    expect(line).toEqual({
      action: 'deploy_token.revoked',
      actor_name: suite.admin.name,
      entity_label: 'Старый (mf-offers)',
    });
    expect(suite.app.deps.activity.labelOf('deploy_token.revoked')).toBe('Отзыв токена выкладки');
  });
});
