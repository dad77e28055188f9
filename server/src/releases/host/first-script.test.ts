import { aRelease } from '../a-build';
import { indexHtml } from './index-page';

const main = 'assets/main.1234567890.js';
const first = 'assets/first.1234567890.js';
const style = 'assets/main.1234567890.css';

function pageWith(release: { first?: string }): string {
  const files = { [main]: 'main()', [first]: 'first()', [style]: 'a{}' };
  const shell = {
    area: 'shell',
    version: '1.0.0',
    definition: null,
    files: new Map(),
    release: aRelease(files, { entry: main, preload: [style, main], ...release }),
    integrity: { [main]: 'sha384-main', [first]: 'sha384-first', [style]: 'sha384-style' },
  };
  const choice = {
    revision: 1,
    shell,
    isShellWatched: false,
    areas: [],
    isSplit: false,
    preview: null,
    key: '',
  };
  return indexHtml(choice, { company: 'Реестр', matched: null, liveReload: false, areasOrigin: null });
}

it('runs the first script as soon as it comes, held to its integrity and after what it reads', () => {
  const page = pageWith({ first });
  const tag = `<script async fetchpriority="high" src="/${first}" integrity="sha384-first"></script>`;
  const places = ['id="contracts-registry"', tag, 'rel="stylesheet"', `src="/${main}"`].map((part) =>
    page.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it('names no first script for a shell that was built without one', () => {
  expect(pageWith({})).not.toContain('async');
});
