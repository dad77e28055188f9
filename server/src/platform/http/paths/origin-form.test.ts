import { request } from 'node:http';
import { readConfig } from '../../config/config';
import { createHttpApp } from '../http-app';
import { originForm } from './origin-form';

test.each([
  ['/api/me?a=http://b', '/api/me?a=http://b'],
  ['http://evil.example/api/me?a=1', '/api/me?a=1'],
  ['HTTPS://evil.example:8080', '/'],
  ['http://evil.example?a=1', '/?a=1'],
  ['//evil.example/agreements', '//evil.example/agreements'],
  ['*', '*'],
])('%s is asked for as %s', (url, path) => {
  expect(originForm(url)).toBe(path);
});

test('an address with a host before it is held to the same rules', async () => {
  const { app, servePagesWith } = await createHttpApp(readConfig({ DEMO: '0', LOG_LEVEL: 'silent' }));
  servePagesWith(async () => 'page');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const answer = await new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
    const sent = request({ port, path: 'http://evil.example/api/nothing', agent: false }, (got) => {
      got.resume().once('end', () => resolve([got.statusCode, got.headers['cache-control']]));
    });
    sent.once('error', reject).end();
  });
  await app.close();
  expect(answer).toEqual([404, 'no-store']);
});
