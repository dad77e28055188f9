import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startBuilder } from '../../tooling/build/build-stale.mjs';
import { areaFiles } from '../../tooling/scaffold/area-files.mjs';
import { areaRequest } from '../../tooling/scaffold/area-request.mjs';
import { ended } from '../../tooling/process/child.mjs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function write(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

async function build(root, name) {
  const builder = startBuilder({ root, name, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  if ((await ended(builder)) !== 0) throw new Error(`${name} was not built`);
}

/**
 * Builds as many areas as `pnpm new-area` makes them, each with a menu entry and a list of its own, in a workspace beside
 * this one. The folder holds them as the suite's own lie in theirs.
 */
export async function furtherAreas({ root, count, say }) {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-bench-further-'));
  const link = (from, to) => symlinkSync(join(root, from), join(folder, to), 'junction');
  for (const name of ['node_modules', 'shared', 'tooling']) link(name, name);
  const letters = [...LETTERS.slice(0, count)];
  const nameOf = (letter) => `mf-further${letter}`;
  for (const letter of letters) {
    const name = nameOf(letter);
    const request = areaRequest({ root, args: [name, `Раздел ${letter}`, `/further-${letter}`] });
    write(join(folder, name), areaFiles({ root, request }));
    link('mf-offers/node_modules', `${name}/node_modules`);
    say(`  ${name} is built`);
    await build(folder, name);
  }
  return {
    folder,
    names: letters.map(nameOf),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
