import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const readme = read('README.md');

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
