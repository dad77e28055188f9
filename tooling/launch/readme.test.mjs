import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesOf } from '../checkout/workspace.mjs';

const root = join(__dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const readme = read('README.md');
// A whole path from the root, in backticks: `server/src/app.ts`.
const PATH = /`((?:shell|shared\/src|server|tooling|e2e|bench|deploy|mf-[a-z]+)\/[\w./-]+\.[a-z]+)`/g;

test('every command the README names exists', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const named = [...readme.matchAll(/\b(?:npm|pnpm) (?:run )?([a-z][\w-]*)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
});

test('every package command the README names exists', () => {
  const named = [...readme.matchAll(/pnpm --filter (\S+) (\w+)/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, name, script] of named) {
    expect(JSON.parse(read(`${name}/package.json`)).scripts).toHaveProperty(script);
  }
});

test('every file and folder the README points to is there', () => {
  const links = [...readme.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, path]) => path);
  expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the house of the README has every package in it', () => {
  const house = /## The house\n+```\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const rooms = [...house.matchAll(/^([a-z0-9-]+)\//gm)].map(([, name]) => name);
  expect(packagesOf(root).filter((name) => !rooms.includes(name))).toEqual([]);
  expect(rooms.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});

test('every measurement stands in the list of those that can be asked for', () => {
  const listed = /# one: ([a-z, -]+)/.exec(read('docs/performance.md'))?.[1].split(', ') ?? [];
  const known = [...read('bench/run.mjs').matchAll(/^ {2}'?([a-z-]+)'?: \(\) => import/gm)].map(
    ([, name]) => name,
  );
  expect(listed.sort()).toEqual(known.sort());
});

test('every file that a page or a decision names by its whole path is there', () => {
  const folders = ['docs', 'docs/adr'];
  const pages = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  );
  const named = pages.flatMap((page) => [...read(page).matchAll(PATH)].map(([, path]) => ({ page, path })));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
});

test('every file the map of the specification names is there', () => {
  const named = [...read('docs/spec-map.md').matchAll(/`((?:shell|shared|server|e2e|mf-[a-z]+)\/[^`]+)`/g)];
  expect(named.length).toBeGreaterThan(50);
  expect(named.map(([, path]) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the table of settings is the list of settings the server reads', () => {
  const settings = readme.slice(readme.indexOf('## Configuration'));
  const named = [...settings.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)`/g)].map(([, name]) => name);
  const source = ['config', 'oidc-setting']
    .map((name) => read(`server/src/platform/config/${name}.ts`))
    .join('\n');
  const known = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual(known.sort());
});
