import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const root = resolve(process.cwd(), '..');
const built = join(root, 'mf-offers', 'dist');

interface Release {
  routes: Record<string, string[]>;
  files: { name: string; size: number; sha384: string }[];
}
interface Definition {
  routes: { id: string; path: string; title: string }[];
}
interface Report {
  routes: { id: string; is_rendered: boolean; errors: string[] }[];
}

let dist: string;
test.beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'offers-dist-'));
  cpSync(built, dist, { recursive: true });
});
test.afterEach(() => {
  rmSync(dist, { recursive: true });
});

const read = <T>(file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8')) as T;
const write = (file: string, content: unknown) => {
  writeFileSync(join(dist, file), JSON.stringify(content));
};

/** Changes the code of a route's page, and says so in the release, so that its integrity is not what stops it. */
function plant(route: string, change: (code: string) => string) {
  const release = read<Release>('release.json');
  const ofOthers = new Set(
    Object.entries(release.routes).flatMap(([other, names]) => (other === route ? [] : names)),
  );
  // What several pages share is none of them.
  const own = (release.routes[route] ?? []).filter((file) => file.endsWith('.js') && !ofOthers.has(file));
  const codeOf = (file: string) => readFileSync(join(dist, file), 'utf8');
  const name = own.find((file) => change(codeOf(file)) !== codeOf(file)) ?? '';
  const code = codeOf(name);
  const changed = change(code);
  expect(changed).not.toBe(code);
  writeFileSync(join(dist, name), changed);
  const sha384 = createHash('sha384').update(changed).digest('base64');
  const files = release.files.map((file) => (file.name === name ? { ...file, sha384 } : file));
  write('release.json', { ...release, files });
}

/** The command as a team and its pipeline run it, against the shell of the running suite. */
function conformance(): Promise<{ code: number; output: string }> {
  const launcher = join(root, 'tooling', 'launch', 'launch.cjs');
  const url = process.env.BASE_URL ?? '';
  return new Promise((done) => {
    const args = [launcher, 'conformance', 'mf-offers', '--dist', dist, '--url', url];
    execFile(process.execPath, args, { cwd: root }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : 1, output: stdout + stderr });
    });
  });
}

const resultOf = (id: string) => read<Report>('conformance.json').routes.find((route) => route.id === id);

test('every page of an area stands in the shell that serves the company', async () => {
  const { code, output } = await conformance();
  expect(output).toContain('все открылись');
  expect(code).toBe(0);
  const { routes } = read<Report>('conformance.json');
  expect(routes.map(({ id }) => id)).toEqual(read<Definition>('area.json').routes.map(({ id }) => id));
  expect(routes.every(({ is_rendered, errors }) => is_rendered && errors.length === 0)).toBe(true);
});

test('a page that crashes while it is drawn fails its area, and the others are not blamed', async () => {
  plant('offer', (code) =>
    code.replace(/default:\(\)=>[\w$]+/, 'default:()=>function(){throw new Error("planted crash")}'),
  );
  const { code, output } = await conformance();
  expect(output).toContain('offer (/commercial-offers/:id)');
  expect(code).toBe(1);
  expect(resultOf('offer')?.is_rendered).toBe(false);
  expect(resultOf('offers')?.errors).toEqual([]);
});

test('a page that is drawn and complains in the console fails its area', async () => {
  plant('offers', (code) => `console.error("planted complaint");${code}`);
  const { code, output } = await conformance();
  expect(output).toContain('planted complaint');
  expect(code).toBe(1);
  expect(resultOf('offers')?.is_rendered).toBe(true);
});

test('a page that asks another server fails its area', async () => {
  plant('offers', (code) => `fetch("http://localhost:9/spy").catch(()=>undefined);${code}`);
  const { code, output } = await conformance();
  expect(output).toContain('http://localhost:9/spy');
  expect(code).toBe(1);
});

test('a declared route without a page fails its area', async () => {
  const definition = read<Definition>('area.json');
  const ghost = { id: 'ghost', path: '/commercial-offers/ghost/page', title: 'Нет такой' };
  write('area.json', { ...definition, routes: [...definition.routes, ghost] });
  const { code, output } = await conformance();
  expect(output).toContain('ghost (/commercial-offers/ghost/page)');
  expect(code).toBe(1);
});

test('a file that is not what its release says is not run', async () => {
  const release = read<Release>('release.json');
  const name = release.routes.offers?.find((file) => file.endsWith('.js')) ?? '';
  writeFileSync(join(dist, name), `${readFileSync(join(dist, name), 'utf8')};globalThis.hit=1;`);
  const { code } = await conformance();
  expect(code).toBe(1);
  expect(resultOf('offers')?.is_rendered).toBe(false);
});
