import { registryOfPage, withoutPreloads, withRegistry, withScript } from './registry-page.mjs';

const page = [
  '<!doctype html><html><head>',
  '<link rel="preload" as="script" href="/areas/mf-offers/1.0.0/remoteEntry.js" integrity="sha384-x">',
  '<link rel="preload" as="script" href="/assets/chunk.js">',
  '<script type="application/json" id="contracts-registry">{"revision":1,"areas":[]}</script>',
  '</head><body></body></html>',
].join('\n');

it('reads the registry of a page, and puts another one in its place', () => {
  expect(registryOfPage(page)).toEqual({ revision: 1, areas: [] });
  const changed = withRegistry(page, { revision: 2, title: '</script><b>$&' });
  expect(registryOfPage(changed)).toEqual({ revision: 2, title: '</script><b>$&' });
  expect(changed.match(/<\/script>/g)).toHaveLength(1);
});

it('a page without a registry is no page of a suite', () => {
  expect(registryOfPage('<html></html>')).toBeNull();
});

it('takes away the preloads of one area alone', () => {
  const left = withoutPreloads(page, (href) => href.startsWith('/areas/mf-offers/'));
  expect(left).not.toContain('remoteEntry');
  expect(left).toContain('/assets/chunk.js');
});

it('adds a script of its own server', () => {
  expect(withScript(page, '/live-reload.js')).toContain(
    '<script defer src="/live-reload.js"></script>\n</head>',
  );
});
