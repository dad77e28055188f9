import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { readConfig } from './config/config';
import { BODY_LIMITS } from './http/body/body-limits';
import { HTTP_LIMITS, type HttpLimits } from './http/http-limits';
import { route } from './http/route';
import { createTestDatabase, type TestDatabase } from './testing/test-database';
import type { Module } from './module';
import { type RunningNode, startNode } from './node';

let dataDir: string;
let database: TestDatabase;
let node: RunningNode;

const taking: Module = ({ app }) => {
  route(app, {
    method: 'POST',
    url: '/api/words',
    access: 'public',
    body: z.unknown(),
    handler: () => undefined,
  });
  route(app, { method: 'POST', url: '/api/own-words', access: 'authenticated', handler: () => undefined });
  route(app, {
    method: 'POST',
    url: '/api/files-of-words',
    access: 'public',
    body: 'multipart',
    handler: async ({ request }) => {
      for await (const part of request.parts()) if (part.type === 'file') part.file.resume();
    },
  });
};

async function start(limits: Partial<HttpLimits>, more: Record<string, string> = {}): Promise<void> {
  const env = { PORT: '0', REALTIME_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '0', ...more };
  node = await startNode({
    config: readConfig(env),
    modules: [taking],
    packagesFrom: [process.cwd(), __dirname],
    print: () => undefined,
    onFatal: (error) => {
      throw error;
    },
    durable: false,
    limits: { ...HTTP_LIMITS, checkEveryMs: 50, ...limits },
  });
}

/** What the server says on a connection until it ends it. */
function aConnection(...sent: string[]): { socket: Socket; said: Promise<string>; ended: Promise<void> } {
  const socket = connect(Number(new URL(node.address).port), '127.0.0.1');
  let said = '';
  socket.setEncoding('utf8').on('data', (part: string) => (said += part));
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  for (const text of sent) socket.write(text);
  return { socket, said: ended.then(() => said), ended };
}

const head = (url: string, ...more: string[]) =>
  [`POST ${url} HTTP/1.1`, 'host: localhost', 'content-length: 1000', ...more, '', ''].join('\r\n');
const JSON_TYPE = 'content-type: application/json';
const FORM_TYPE = 'content-type: multipart/form-data; boundary=b';

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  dataDir = await mkdtemp('/tmp/node-');
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  await node.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function databaseProcess(): Promise<number> {
  const file = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

const onSharedDatabase = (limits: Partial<HttpLimits>) =>
  start(limits, { DATABASE_URL: database.url, APP_SECRET: 'one key for every start of this file' });

describe('a connection that takes its time', () => {
  it('is ended in Russian when its body does not come to its end, however steadily it drips', async () => {
    await onSharedDatabase({ bodyMs: 400, uploadMs: 5000 });
    const slow = aConnection(head('/api/words', JSON_TYPE), '{');
    const drip = setInterval(() => slow.socket.write(' '), 50);
    const said = await slow.said;
    clearInterval(drip);
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(said).toContain('Запрос не пришёл целиком за отведённое время');
  });

  it('is ended too when it was refused long before its body was there', async () => {
    await onSharedDatabase({ bodyMs: 400, uploadMs: 5000 });
    const refused = aConnection(head('/api/own-words', JSON_TYPE), '{');
    expect(await refused.said).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('is ended when it does not even send its headers', async () => {
    await onSharedDatabase({ headersMs: 200 });
    expect(await aConnection('POST /api/words HTTP/1.1\r\n').said).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('may take longer with a file', async () => {
    await onSharedDatabase({ bodyMs: 200, uploadMs: 3_600_000 });
    const upload = aConnection(head('/api/files-of-words', FORM_TYPE), '--b\r\n');
    expect(await aConnection(head('/api/words', JSON_TYPE), '{').said).toMatch(/^HTTP\/1\.1 408 /);
    expect(upload.socket.closed).toBe(false);
    upload.socket.destroy();
  });

  it('is ended with a file too, once that has taken too long', async () => {
    await onSharedDatabase({ bodyMs: 3_600_000, uploadMs: 200 });
    await aConnection(head('/api/files-of-words', FORM_TYPE), '--b\r\n').ended;
  });
});

describe('a connection whose body is refused before it is there', () => {
  it('takes the rest of it and the next request, so that the refusal can be read', async () => {
    await onSharedDatabase({});
    const long = 'x'.repeat(BODY_LIMITS.short);
    const body = JSON.stringify({ long, longer: long });
    const length = `content-length: ${String(body.length)}`;
    const sender = aConnection(
      `POST /api/words HTTP/1.1\r\nhost: localhost\r\n${JSON_TYPE}\r\n${length}\r\n\r\n{`,
    );
    await new Promise<void>((resolve) => sender.socket.once('data', () => resolve()));
    sender.socket.write(body.slice(1));
    sender.socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    const said = await sender.said;
    expect(said).toMatch(/^HTTP\/1\.1 413 /);
    expect(said).toContain('Запрос слишком большой');
    expect(said).toContain('HTTP/1.1 200 ');
  });
});

describe('the stop of a node', () => {
  it('does not wait for a request that never comes to its end, and takes the database down', async () => {
    await start({ farewellMs: 500, bodyMs: 3_600_000 });
    const pid = await databaseProcess();
    const open = aConnection(head('/api/words', JSON_TYPE), '{');
    await new Promise<void>((resolve) => open.socket.once('connect', resolve));
    expect((await fetch(`http://127.0.0.1:${new URL(node.address).port}/health`)).status).toBe(200);
    await node.stop();
    await open.ended;
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
