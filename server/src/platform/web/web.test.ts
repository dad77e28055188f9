import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config/config';
import { createHttpApp } from '../http/http-app';
import { webRoutes } from './web.routes';

let root: string;
let app: FastifyInstance;

async function build(name: string, release: object, files: Record<string, string>): Promise<void> {
  const folder = path.join(root, name, 'dist');
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  const whole = {
    area: name,
    build_id: 'x',
    contract: '^1.0.0',
    shared: {},
    routes: {},
    files: [],
    ...release,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(whole));
}

const definition = {
  id: 'mf-agreements',
  title: 'Договоры </script>',
  contract: '^1.0.0',
  menu: [],
  routes: [
    { id: 'list', path: '/agreements', title: 'Договоры' },
    { id: 'create', path: '/agreements/create', title: 'Новый договор' },
    { id: 'card', path: '/agreements/:id', title: 'Договор' },
  ],
};
const agreements = {
  version: '1.0.0-abc',
  entry: 'remoteEntry.1234567890.js',
  preload: ['remoteEntry.1234567890.js', 'assets/module.1234567890.js'],
  routes: { card: ['assets/card.1234567890.js', 'assets/card.1234567890.css'] },
};

beforeEach(async () => {
  root = await mkdtemp('/tmp/builds-');
  const shellFiles = { 'assets/main.1234567890.js': 'shell()', 'assets/main.1234567890.js.br': 'brotli' };
  await build(
    'shell',
    {
      version: '1.0.0-def',
      entry: 'assets/main.1234567890.js',
      preload: ['assets/main.1234567890.css', 'assets/main.1234567890.js'],
    },
    shellFiles,
  );
  await build('mf-agreements', agreements, {
    'area.json': JSON.stringify(definition),
    'mf-manifest.json': '{}',
    'remoteEntry.1234567890.js': 'entry()',
    'assets/.hidden.js': 'x',
  });
  const http = await createHttpApp({ ...readConfig({ LOG_LEVEL: 'silent' }), areasDir: root });
  ({ app } = http);
  http.servePagesWith(await webRoutes(app, { areasDir: root, company: 'Реестр', liveReload: false }));
  await app.ready();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

function registryIn(html: string): { areas: { base: string; definition: unknown }[] } {
  const text = /<script type="application\/json" id="contracts-registry">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(text ?? '') as ReturnType<typeof registryIn>;
}

describe('the page of the suite', () => {
  it('holds the registry of the areas, whatever their texts contain', async () => {
    const [area] = registryIn((await get('/agreements')).body).areas;
    expect(area).toMatchObject({ base: '/areas/mf-agreements/1.0.0-abc/', definition });
  });

  it('preloads the files of the area the address leads to, and of no other page', async () => {
    const card = (await get('/agreements/12')).body;
    expect(card).toContain(
      '<link rel="preload" as="script" href="/areas/mf-agreements/1.0.0-abc/assets/card.1234567890.js">',
    );
    expect(card).toContain('<link rel="preload" as="style"');
    expect(card).toContain('<title>Договор — Реестр</title>');
    expect((await get('/agreements/create')).body).toContain('<title>Новый договор — Реестр</title>');
    expect((await get('/')).body).toContain('remoteEntry');
    expect((await get('/ui')).body).not.toContain('rel="preload"');
  });

  it('runs no inline script', async () => {
    const inline = [...(await get('/agreements')).body.matchAll(/<script([^>]*)>/g)].map(
      (tag) => tag[1] ?? '',
    );
    expect(inline.every((tag) => tag.includes(' src=') || tag.includes('type="application/json"'))).toBe(
      true,
    );
  });

  it('is asked for again each time, answered with 304 while nothing changed, and compressed', async () => {
    const first = await get('/agreements', { 'accept-encoding': 'gzip, br' });
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('<!doctype html>');
    const again = await get('/agreements', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('follows a new build of one area', async () => {
    const before = await get('/agreements');
    await build('mf-agreements', { ...agreements, version: '1.0.1-new' }, {});
    const future = new Date(Date.now() + 5000);
    await utimes(path.join(root, 'mf-agreements/dist/release.json'), future, future);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    const after = await get('/agreements');
    expect(registryIn(after.body).areas[0]?.base).toBe('/areas/mf-agreements/1.0.1-new/');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('leaves out an area whose build is broken, and keeps the rest', async () => {
    await build('mf-offers', { version: 'x', entry: 'x', preload: [] }, { 'area.json': '{"half":' });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    expect(registryIn((await get('/agreements')).body).areas).toHaveLength(1);
  });
});

describe('the built files', () => {
  it('are kept by browsers for ever when their name says what they hold', async () => {
    const script = await get('/assets/main.1234567890.js', { 'accept-encoding': 'br' });
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(String(script.headers['content-type'])).toMatch(/javascript/);
  });

  it('of an older version are still there for open tabs, but its manifest is not', async () => {
    expect((await get('/areas/mf-agreements/0.9.0-old/remoteEntry.1234567890.js')).body).toBe('entry()');
    expect((await get('/areas/mf-agreements/0.9.0-old/mf-manifest.json')).statusCode).toBe(404);
    expect((await get('/areas/mf-agreements/1.0.0-abc/mf-manifest.json')).headers['cache-control']).toBe(
      'no-cache',
    );
  });

  it.each([
    '/assets/..%2f..%2f..%2fpackage.json',
    '/areas/mf-agreements/1.0.0-abc/..%2f..%2frelease.json',
    '/areas/mf-agreements/1.0.0-abc/assets/.hidden.js',
    '/areas/mf-agreements/1.0.0-abc/assets/missing.1234567890.js',
    '/areas/mf-nothing/1.0.0/x.js',
    '/assets/main.js%00.js',
    '/favicon.ico',
  ])('do not include %s', async (url) => expect((await get(url)).statusCode).toBe(404));
});
