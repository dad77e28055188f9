import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runQuietly } from '../../tooling/process/child.mjs';
import { findPnpm } from '../../tooling/install/pnpm.mjs';

const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache', '.git', 'data', 'test-results']);

/** The workspace as a team has it on a machine of its own: edits and publications leave the measured checkout alone. */
export async function teamCopy({ root, say, address, token }) {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-bench-team-'));
  cpSync(root, folder, { recursive: true, filter: (source) => !NOT_SOURCES.has(basename(source)) });
  const pnpm = await findPnpm({ root, say });
  return {
    edit(file, before, after) {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not hold «${before}»`);
      writeFileSync(join(folder, file), text.replace(before, after));
    },
    /** Runs `pnpm release …` to its end; refuses with what it printed when it failed. */
    async release(...args) {
      const { code, output } = await runQuietly({
        command: pnpm.command,
        args: [...pnpm.args, 'release', ...args],
        cwd: folder,
        env: { CI: 'true', RELEASE_URL: address, RELEASE_TOKEN: token, NODE_ENV: undefined },
      });
      if (code !== 0) throw new Error(`pnpm release ${args.join(' ')} ended with ${code}:\n${output}`);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
