import { createServer, request as send } from 'node:http';
import { registryOfPage } from '../conformance/registry-page.mjs';
import { createLiveReload } from './live-reload.mjs';
import { createProxy } from './dev-remote.mjs';
import { tempTree } from '../checkout/temp-tree.mjs';

const registry = { revision: 1, areas: [{ definition: { id: 'mf-offers' }, version: '1.3.0' }] };
const page = `<html><head><script type="application/json" id="contracts-registry">${JSON.stringify(registry)}</script></head></html>`;
const policy = "script-src 'self'; connect-src 'self'";

let tree;
let remote;
let proxy;
let reload;
let seen;

const listening = (server) => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const portOf = (server) => server.address().port;

beforeEach(async () => {
  seen = [];
  tree = tempTree({
    'release.json': JSON.stringify({
      area: 'mf-offers',
      version: '1.4.0',
      build_id: 'abc',
      entry: 'remoteEntry.js',
    }),
    'area.json': JSON.stringify({ id: 'mf-offers' }),
    'remoteEntry.js': 'built here',
  });
  remote = createServer((request, response) => {
    seen.push({ url: request.url, headers: request.headers });
    const type =
      request.url.endsWith('.json') || request.url.startsWith('/api/') ? 'application/json' : 'text/html';
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy, etag: '"1"' });
    if (request.url === '/config.json')
      response.end('{"realtime":{"key":"k","host":"","port":8001,"forceTLS":true}}');
    else if (request.url === '/registry.json') response.end(JSON.stringify(registry));
    else response.end(type === 'text/html' ? page : '{"from":"the suite"}');
  });
  remote.on('upgrade', (request, socket) => {
    seen.push({ url: request.url, headers: request.headers });
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.pipe(socket);
  });
  await listening(remote);
  const url = `http://127.0.0.1:${portOf(remote)}`;
  reload = createLiveReload();
  proxy = createProxy({
    suite: { url, events: url },
    name: 'mf-offers',
    dist: tree.root,
    reload,
    port: 9480,
  });
  await listening(proxy);
});
afterEach(async () => {
  for (const server of [proxy, remote]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  tree.remove();
});

function get(path, headers = {}) {
  return new Promise((resolve, reject) => {
    const request = send({ port: portOf(proxy), host: '127.0.0.1', path, headers }, async (response) => {
      let body = '';
      for await (const part of response) body += part;
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    request.once('error', reject);
    request.end();
  });
}

it('pages of the suite name the build of this machine, and may connect to it', async () => {
  const { headers, body } = await get('/commercial-offers', { accept: 'text/html' });
  expect(registryOfPage(body).areas[0].version).toBe('1.4.0-live.abc');
  expect(headers['content-security-policy']).toContain('ws://localhost:9480');
  expect(headers.etag).toBeUndefined();
});

it('so does the registry that the shell asks for later', async () => {
  const { body } = await get('/registry.json');
  expect(JSON.parse(body).areas[0].version).toBe('1.4.0-live.abc');
});

it('the files of that build come from this machine, and its other versions from the suite', async () => {
  expect((await get('/areas/mf-offers/1.4.0-live.abc/remoteEntry.js')).body).toBe('built here');
  expect((await get('/areas/mf-offers/1.4.0-live.abc/gone.js')).status).toBe(404);
  expect(seen).toEqual([]);
  await get('/areas/mf-offers/1.3.0/remoteEntry.js');
  expect(seen[0].url).toBe('/areas/mf-offers/1.3.0/remoteEntry.js');
});

it('data are those of the suite, asked for as by its own page', async () => {
  const { body } = await get('/api/me', { origin: 'http://localhost:9480', authorization: 'Bearer t' });
  expect(body).toBe('{"from":"the suite"}');
  expect(seen[0].headers).toMatchObject({
    origin: `http://127.0.0.1:${portOf(remote)}`,
    authorization: 'Bearer t',
  });
});

it('the connection of events goes through this machine too', async () => {
  const { body } = await get('/config.json');
  expect(JSON.parse(body).realtime).toEqual({ key: 'k', host: '', port: 9480, forceTLS: false });
  const echoed = await new Promise((resolve, reject) => {
    const request = send({
      port: portOf(proxy),
      host: '127.0.0.1',
      path: '/app/k',
      headers: { connection: 'Upgrade', upgrade: 'websocket', origin: 'http://localhost:9480' },
    });
    request.once('upgrade', (_, socket) => {
      socket.once('data', (data) => {
        socket.destroy();
        resolve(data.toString());
      });
      socket.write('hello');
    });
    request.once('error', reject);
    request.end();
  });
  expect(echoed).toBe('hello');
  expect(seen.at(-1).headers.origin).toBe(`http://127.0.0.1:${portOf(remote)}`);
});

it('open pages are told of each build', async () => {
  reload.built('1.4.0-live.abc');
  const first = await new Promise((resolve, reject) => {
    const request = send({ port: portOf(proxy), host: '127.0.0.1', path: '/live-reload' }, (response) => {
      response.once('data', (data) => resolve(data.toString()));
    });
    request.once('error', reject);
    request.end();
  });
  expect(first).toBe('data: 1.4.0-live.abc\n\n');
});

it('a suite that has gone away is called so', async () => {
  remote.closeAllConnections();
  await new Promise((resolve) => remote.close(resolve));
  const { status, body } = await get('/api/me');
  expect(status).toBe(502);
  expect(body).toContain('Удалённый реестр не ответил');
  await listening(remote);
});
