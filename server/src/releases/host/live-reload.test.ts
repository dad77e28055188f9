import Fastify, { type FastifyInstance } from 'fastify';
import { LIVE_RELOAD_SCRIPT, liveReloadRoutes } from './live-reload';
import type { DiskBuilds } from '../bundled/disk-builds';

let app: FastifyInstance;
let builds: DiskBuilds;

const shellOf = (version: string) => ({ all: [{ version }], stamp: version }) as unknown as DiskBuilds;

beforeEach(async () => {
  builds = shellOf('1.0.0-first');
  app = Fastify();
  liveReloadRoutes(app, () => Promise.resolve(builds));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const address = (path: string) => {
  const bound = app.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The app does not listen');
  return `http://127.0.0.1:${String(bound.port)}${path}`;
};

async function nextLine(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const { value } = await reader.read();
  return new TextDecoder().decode(value);
}

test('an open page hears of a new build, and the stream does not hold up the stop', async () => {
  const answer = await fetch(address('/live-reload'));
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const reader = answer.body?.getReader();
  if (reader === undefined) throw new Error('The stream has no body');
  expect(await nextLine(reader)).toBe('data: 1.0.0-first\n\n');
  builds = shellOf('1.0.0-second');
  expect(await nextLine(reader)).toBe('data: 1.0.0-second\n\n');
  await app.close();
  expect((await reader.read()).done).toBe(true);
});

test('the script is a file of our own, as the content policy demands', async () => {
  const { headers, body } = await app.inject(LIVE_RELOAD_SCRIPT);
  expect(headers['content-type']).toMatch(/javascript/);
  expect(body).toContain("new EventSource('/live-reload')");
});
