import { tempTree } from '../checkout/temp-tree.mjs';
import { registryOfPage } from '../conformance/registry-page.mjs';
import { liveFile, livePage, liveRegistry, readLiveArea } from './live-area.mjs';
import { answerHeaders, livePolicy, requestHeaders } from './remote-headers.mjs';

const area = (id, version) => ({
  definition: { id },
  version,
  base: `/areas/${id}/${version}/`,
  integrity: { 'remoteEntry.js': 'sha384-x' },
  previous: { version: '1.2.0' },
});
const registry = { revision: 7, areas: [area('mf-agreements', '1.0.0'), area('mf-offers', '1.3.0')] };
const url = 'https://contracts.company.ru';

let tree;
beforeEach(() => {
  tree = tempTree({
    'release.json': JSON.stringify({
      area: 'mf-offers',
      version: '1.4.0',
      build_id: 'abc',
      entry: 'remoteEntry.js',
    }),
    'area.json': JSON.stringify({ id: 'mf-offers' }),
  });
});
afterEach(() => tree.remove());

it('the live build takes the place of the version of the suite, which is left as it was for the others', () => {
  const live = readLiveArea(tree.root);
  const [agreements, offers] = liveRegistry(registry, live).areas;
  expect(agreements).toEqual(registry.areas[0]);
  expect(offers).toMatchObject({ version: '1.4.0-live.abc', integrity: {}, previous: null });
});

it('an area the suite has never seen stands beside the others', () => {
  const { areas } = liveRegistry({ areas: [area('mf-agreements', '1.0.0')] }, readLiveArea(tree.root));
  expect(areas.map(({ definition }) => definition.id)).toEqual(['mf-agreements', 'mf-offers']);
});

it('before the first build there is nothing to put in', () => {
  tree.remove('release.json');
  expect(readLiveArea(tree.root)).toBeNull();
});

it('the page names the live build, preloads nothing of the other one and reloads itself', () => {
  const html = [
    '<html><head><link rel="preload" as="script" href="/areas/mf-offers/1.3.0/remoteEntry.js">',
    `<script type="application/json" id="contracts-registry">${JSON.stringify(registry)}</script></head></html>`,
  ].join('\n');
  const page = livePage(html, { registry, live: readLiveArea(tree.root) });
  expect(registryOfPage(page).areas[1].version).toBe('1.4.0-live.abc');
  expect(page).not.toContain('preload');
  expect(page).toContain('/live-reload.js');
});

it.each([
  ['/areas/mf-offers/1.4.0-live.abc/assets/1.js', 'assets/1.js'],
  ['/areas/mf-offers/1.3.0/assets/1.js', null],
  ['/areas/mf-agreements/1.4.0-live.abc/assets/1.js', null],
  ['/areas/mf-offers/1.4.0-live.abc/../../../secret.js', null],
])('%s is the file %s of the live build', (path, file) => {
  expect(liveFile('mf-offers', path)).toBe(file);
});

it('the suite takes the request for one of its own pages', () => {
  const headers = {
    host: 'localhost:8080',
    origin: 'http://localhost:8080',
    referer: 'http://localhost:8080/a?b=1',
  };
  expect(requestHeaders({ ...headers, connection: 'keep-alive' }, { url, isRead: false })).toEqual({
    host: 'contracts.company.ru',
    origin: url,
    referer: `${url}/a`,
  });
});

it('cookies of the suite stay with the address on this machine, and nothing asks for TLS there', () => {
  expect(
    answerHeaders({
      'set-cookie': ['contracts_cohort=1; Path=/; Secure; Domain=company.ru; SameSite=Lax'],
      'strict-transport-security': 'max-age=1',
      etag: '"1"',
    }),
  ).toEqual({ 'set-cookie': ['contracts_cohort=1; Path=/; SameSite=Lax'], etag: '"1"' });
});

it('the policy of the suite is kept, with the connection of events through this machine added', () => {
  expect(livePolicy("script-src 'self'; connect-src 'self' wss://a", 8080)).toBe(
    "script-src 'self'; connect-src 'self' wss://a ws://localhost:8080 ws://127.0.0.1:8080",
  );
});
