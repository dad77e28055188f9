import { once } from 'node:events';
import { connect } from 'node:net';
import { z } from 'zod';
import type { Module } from '../../module';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { route } from '../route';

let test: TestApp;
let answered: Promise<number>;

const taking: Module = ({ app }) => {
  answered = new Promise((resolve) => {
    app.addHook('onSend', (_, reply) => Promise.resolve(resolve(reply.statusCode)));
  });
  route(app, {
    method: 'POST',
    url: '/api/words',
    access: 'public',
    body: z.unknown(),
    handler: () => undefined,
  });
};

beforeAll(async () => {
  test = await startTestApp({ modules: [taking], config: { logLevel: 'error' } });
});
afterAll(() => test.close());

it('whoever goes away in the middle of a body is no fault of the server', async () => {
  const { app } = test.deps;
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const arrived = once(app.server, 'request');
  const socket = connect(Number(address.port), address.hostname);
  socket.write('POST /api/words HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n');
  socket.write('content-length: 1000\r\n\r\n{"words":');
  await arrived;
  socket.destroy();
  expect(await answered).toBe(400);
  expect(test.logLines).toEqual([]);
});
