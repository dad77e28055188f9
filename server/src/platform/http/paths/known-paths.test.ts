import type { Module } from '../../module';
import { anActor, startTestApp, type TestApp } from '../../testing/test-app';
import { actionParams, idParams } from '../id-params';
import { route } from '../route';

const words: Module = ({ app }) => {
  const open = { access: 'public', handler: () => undefined } as const;
  route(app, { ...open, method: 'GET', url: '/api/words/summary' });
  route(app, { ...open, method: 'GET', url: '/api/words/:id', params: idParams });
  route(app, { ...open, method: 'DELETE', url: '/api/words/:id', params: idParams });
  route(app, { ...open, method: 'GET', url: '/api/words/:id/history', params: idParams });
  const actions = { url: '/api/words/:id/:action', params: actionParams(['archive']) };
  route(app, { ...open, ...actions, method: 'POST' });
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ modules: [words] });
});
afterAll(() => test.close());

it.each([
  ['POST', '/api/words/5/history', 405, 'GET'],
  ['POST', '/api/words/5/history?from=1', 405, 'GET'],
  ['POST', '/api/words/5/nonsense', 404, undefined],
  ['POST', '/api/words/x/history', 404, undefined],
  ['POST', '/api/words/x/archive', 404, undefined],
  ['DELETE', '/api/words/summary', 405, 'GET'],
  ['DELETE', '/api/words/nothing', 404, undefined],
  ['GET', '/api/words/nothing', 404, undefined],
] as const)('answers %s %s with %d, though the router takes a word of it for a value', async (...row) => {
  const [method, url, status, allow] = row;
  const answer = await test.as(anActor()).inject({ method, url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([status, allow]);
});
