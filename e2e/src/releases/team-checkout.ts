import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache', '.git', 'data', 'test-results']);

export interface Outcome {
  code: number;
  output: string;
}

/** The workspace as one team has it on its own machine. */
export interface TeamCheckout {
  /** Replaces a piece of a source file; refuses when the piece is not there. */
  edit: (file: string, before: string, after: string) => Promise<void>;
  /** Writes a file as it stood before any edit. */
  restore: (file: string) => Promise<void>;
  /** Runs `pnpm release …` against the suite. */
  release: (...args: string[]) => Promise<Outcome>;
  /** Changes a built script behind the build's back. */
  spoilBuiltFile: (area: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** Copies the sources, and nothing that was built of them, to a folder of their own. */
export async function teamCheckout(given: { suite: string; token: () => string }): Promise<TeamCheckout> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contracts-team-'));
  await cp(root, folder, { recursive: true, filter: (source) => !NOT_SOURCES.has(path.basename(source)) });
  const place = (file: string) => path.join(folder, file);
  const release = (...args: string[]) =>
    new Promise<Outcome>((resolve) => {
      execFile(
        process.execPath,
        [place('tooling/launch/launch.cjs'), 'release', ...args],
        {
          cwd: folder,
          env: { ...process.env, CI: 'true', RELEASE_URL: given.suite, RELEASE_TOKEN: given.token() },
          maxBuffer: 10_000_000,
        },
        (error, stdout, stderr) => {
          const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
          resolve({ code, output: `${stdout}\n${stderr}` });
        },
      );
    });
  return {
    release,
    spoilBuiltFile: async (area) => {
      const assets = place(`${area}/dist/assets`);
      const script = (await readdir(assets)).find((name) => name.endsWith('.js'));
      if (script === undefined) throw new Error(`${area} has no built script`);
      const text = await readFile(path.join(assets, script), 'utf8');
      // Of the same length, so that only the digest can tell.
      await writeFile(
        path.join(assets, script),
        text.replace(/[a-z]/, (sign) => (sign === 'x' ? 'y' : 'x')),
      );
    },
    edit: async (file, before, after) => {
      const text = await readFile(place(file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not hold «${before}»`);
      await writeFile(place(file), text.replace(before, after));
    },
    restore: (file) => cp(path.join(root, file), place(file)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Digests of every built file of the packages, by path. */
export async function builtChecksums(packages: readonly string[]): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const name of packages) {
    const folder = path.join(root, name, 'dist');
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      sums[path.relative(root, file)] = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
    }
  }
  return sums;
}
