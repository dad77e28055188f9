import { join } from 'node:path';
import { installFingerprint, installState, isUnreachable, rememberInstall } from './install.mjs';
import { installProblem } from './pnpm.mjs';
import { writeStamp } from '../checkout/stamp.mjs';
import { tempTree } from '../checkout/temp-tree.mjs';

let tree;
beforeEach(() => {
  tree = tempTree({
    'package.json': '{}',
    'pnpm-lock.yaml': 'lock',
    'pnpm-workspace.yaml': 'packages',
    'server/package.json': '{ "dependencies": { "pg": "catalog:" } }',
  });
});
afterEach(() => tree.remove());

const finishInstall = () => {
  tree.write('server/node_modules/pg/package.json', '{}');
  const stamp = join(tree.root, 'node_modules', '.contracts-installed.json');
  writeStamp(stamp, { fingerprint: installFingerprint(tree.root) });
};

it('nothing is installed in a bare checkout', () => {
  expect(installState(tree.root)).toBe('absent');
});

it('an installation that broke off is seen as partial', () => {
  tree.write('node_modules/.pnpm/x', '');
  expect(installState(tree.root)).toBe('partial');
});

it('a finished installation is not repeated', () => {
  finishInstall();
  expect(installState(tree.root)).toBe('ready');
});

it('an installation of the server alone is whole without the others, where it is what was meant', () => {
  tree.write('shell/package.json', '{ "dependencies": { "react": "catalog:" } }');
  finishInstall();
  expect(installState(tree.root)).toBe('partial');
  rememberInstall(tree.root, ['server']);
  expect(installState(tree.root)).toBe('ready');
});

it('a package whose folder was deleted makes the installation partial', () => {
  finishInstall();
  tree.remove('server/node_modules');
  expect(installState(tree.root)).toBe('partial');
});

it.each(['pnpm-lock.yaml', 'server/package.json', 'pnpm-workspace.yaml'])(
  'a changed %s makes the installation stale',
  (path) => {
    finishInstall();
    tree.write(path, path.endsWith('json') ? '{ "dependencies": { "pg": "1", "ws": "1" } }' : 'changed');
    expect(installState(tree.root)).toBe('stale');
  },
);

it.each([
  ['getaddrinfo ENOTFOUND registry.example.org', /реестр пакетов недоступен/],
  ['ENOSPC: no space left on device', /на диске не осталось места/],
  ['ERR_PNPM_OUTDATED_LOCKFILE', /Последние строки вывода:\nERR_PNPM_OUTDATED_LOCKFILE/],
])('«%s» is told to the operator', (output, sentence) => {
  expect(installProblem(output, 'Зависимости не установлены')).toMatch(sentence);
});

it('a registry that answers nobody is given up; one that stumbled once is not', () => {
  const line = (attempt) =>
    `[WARN] GET http://r/x.tgz error (error sending request: tcp connect error) — ${attempt}\n`;
  expect(isUnreachable(line(1).repeat(500))).toBe(false);
  expect(isUnreachable(line(2).repeat(19))).toBe(false);
  expect(isUnreachable(line(1).repeat(500) + line(2).repeat(20))).toBe(true);
});
