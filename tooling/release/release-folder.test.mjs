import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { tempTree } from '../checkout/temp-tree.mjs';
import { figuresAgainst, figuresMarkdown, figuresText, writeSummary } from './figures.mjs';
import { packRelease, readReleaseFolder } from './release-folder.mjs';

const release = {
  area: 'mf-offers',
  version: '1.0.0',
  build_id: 'abc',
  figures: { bytes: 10_704, requests: 4, duplicates: [] },
  files: [{ name: 'remoteEntry.1.js' }, { name: 'assets/1.css' }],
};

let tree;
beforeEach(() => {
  tree = tempTree({
    'mf-offers/dist/release.json': JSON.stringify(release),
    'mf-offers/dist/release.json.br': 'of another version',
    'mf-offers/dist/area.json': '{"id":"mf-offers"}',
    'mf-offers/dist/conformance.json': '{"build_id":"abc"}',
    'mf-offers/dist/remoteEntry.1.js': 'entry',
    'mf-offers/dist/remoteEntry.1.js.br': 'small entry',
    'mf-offers/dist/remoteEntry.0.js': 'of an earlier build',
    'mf-offers/dist/assets/1.css': 'style',
  });
});
afterEach(() => tree.remove());

it('packs the files of the build alone, with their small forms, under the version that was asked for', () => {
  const built = readReleaseFolder(tree.root, 'mf-offers');
  const archive = unzipSync(packRelease({ ...built, release: { ...release, version: '1.4.0' } }));
  expect(Object.keys(archive).sort()).toEqual([
    'area.json',
    'assets/1.css',
    'conformance.json',
    'release.json',
    'remoteEntry.1.js',
    'remoteEntry.1.js.br',
  ]);
  expect(JSON.parse(strFromU8(archive['release.json'])).version).toBe('1.4.0');
});

it('a build that lacks a file of its own is not packed', () => {
  tree.remove('mf-offers/dist/assets/1.css');
  const built = readReleaseFolder(tree.root, 'mf-offers');
  expect(() => packRelease(built)).toThrow('нет файла assets/1.css');
});

it('a package that was not built is called so', () => {
  expect(() => readReleaseFolder(tree.root, 'mf-agreements')).toThrow('pnpm build mf-agreements');
});

it('figures stand against their limits, for a terminal and for the page of a pipeline', () => {
  const lines = figuresAgainst({
    figures: { bytes: 10_704, requests: 9, duplicates: ['axios'] },
    budget: { bytes: 122_880, requests: 8 },
  });
  expect(lines.map(({ isKept }) => isKept)).toEqual([true, false, false]);
  expect(figuresText(lines)).toMatch(/Байт до первой страницы +10,5 КБ +120,0 КБ +норма/);
  expect(figuresText(lines)).toMatch(/Повторённых пакетов +1: axios +0 +превышено/);
  const markdown = figuresMarkdown({ area: 'mf-offers', version: '1.4.0', conformance: '4 из 4', lines });
  expect(markdown).toContain('| Запросов | 9 | 8 | превышено |');
  const file = `${tree.root}/summary.md`;
  writeSummary({ markdown, env: {}, file });
  writeSummary({ markdown, env: { GITHUB_STEP_SUMMARY: file } });
  expect(readFileSync(file, 'utf8').match(/### mf-offers 1\.4\.0/g)).toHaveLength(2);
});
