import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const UNIT = 'deploy/systemd/contract-register.service';
const guide = read('docs/operations.md');

const source = ['config', 'oidc-setting']
  .map((name) => read(`server/src/platform/config/${name}.ts`))
  .join('\n');
const known = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
const namesIn = (text) => [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)`/g)].map(([, name]) => name);

describe('the guide for administrators', () => {
  test('has a table of exactly the settings the server reads', () => {
    const table = /## Настройки\n[\s\S]*?\n## /.exec(guide)?.[0] ?? '';
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) => namesIn(row.split('|')[1]));
    expect(named.sort()).toEqual([...known].sort());
  });

  test('names no setting that the server does not read, and no command that does not exist', () => {
    const words = namesIn(guide).filter((name) => name.includes('_'));
    expect(words.filter((name) => !known.includes(name))).toEqual([]);
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
    const commands = [...guide.matchAll(/npm (?:run )?([a-z][\w-]*)/g)].map(([, name]) => name);
    expect(commands.filter((name) => !scripts.includes(name) && name !== 'на')).toEqual([]);
  });

  test('points to files and chapters that are there', () => {
    const links = [...guide.matchAll(/\]\((?!http)([^)]+)\)/g)].map(([, link]) => link);
    const chapters = [...guide.matchAll(/^## (.+)$/gm)].map(
      ([, title]) => `#${title.toLowerCase().replaceAll(',', '').replaceAll(' ', '-')}`,
    );
    const isThere = (link) =>
      link.startsWith('#') ? chapters.includes(link) : existsSync(join(root, 'docs', link));
    expect(links.filter((link) => !isThere(link))).toEqual([]);
  });
});

describe('the service of systemd', () => {
  const unit = read(UNIT);
  const valueOf = (name) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

  test('starts what the build makes, with settings the server reads', () => {
    expect(valueOf('ExecStart')).toBe('/usr/bin/env node server/dist/server.js');
    const given = [...(valueOf('Environment') ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name);
    expect(given.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('waits for the stop of the server, which takes its database down by itself', () => {
    expect(valueOf('KillMode')).toBe('mixed');
    const patience = /STOP_PATIENCE_MS = ([\d_]+)/.exec(read('server/src/server.ts'))?.[1] ?? '';
    expect(Number(valueOf('TimeoutStopSec')) * 1000).toBeGreaterThan(Number(patience.replaceAll('_', '')));
  });

  test.each([
    ['NoNewPrivileges', 'true'],
    ['ProtectSystem', 'strict'],
    ['ProtectHome', 'true'],
    ['PrivateTmp', 'true'],
    ['CapabilityBoundingSet', ''],
    ['UMask', '0077'],
    ['StateDirectoryMode', '0700'],
  ])('is closed in: %s=%s', (name, value) => {
    expect(valueOf(name)).toBe(value);
  });

  // Only a machine with systemd has the tool that knows.
  const tool = '/usr/bin/systemd-analyze';
  const where = existsSync(tool) ? test : test.skip;
  where('is right and closed in by the word of systemd itself', () => {
    const analyse = (...args) => execFileSync(tool, args, { encoding: 'utf8', stdio: 'pipe' });
    expect(analyse('verify', join(root, UNIT))).toBe('');
    expect(analyse('security', '--offline=true', '--threshold=20', join(root, UNIT))).toContain('OK');
  });
});

test('the container starts what the build makes and stores nothing beside its volume', () => {
  const file = read('deploy/Containerfile');
  expect(file).toContain('ENTRYPOINT ["node", "server/dist/server.js"]');
  expect(file).toContain('DATA_DIR=/data');
  expect(file).toMatch(/^USER node$/m);
  expect(dirname('/data/x')).toBe(/^VOLUME (.*)$/m.exec(file)?.[1]);
});

test('the container holds the packages of the server alone, and they are all that the program is made of', () => {
  const steps = read('deploy/Containerfile').replaceAll('\\\n', ' ');
  expect(steps).toMatch(/^RUN .*install --prod --frozen-lockfile --offline --filter server\b/m);
  const { devDependencies } = JSON.parse(read('server/package.json'));
  const written = readdirSync(join(root, 'server/src'), { recursive: true }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const missing = written.flatMap((file) =>
    [...read(`server/src/${file}`).matchAll(/ from '((?:@[\w-]+\/)?[\w-]+)[^']*'/g)]
      .filter(([, name]) => Object.hasOwn(devDependencies, name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
  expect(written.length).toBeGreaterThan(500);
});
