import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areaFiles } from '../scaffold/area-files.mjs';
import { areaRequest } from '../scaffold/area-request.mjs';
import { runQuietly } from '../process/child.mjs';
import { install, rememberInstall } from '../install/install.mjs';
import { pipelines } from './pipelines.mjs';
import { findPnpm, installProblem } from '../install/pnpm.mjs';
import { Refusal } from '../process/refusal.mjs';

/** `pnpm new-area mf-claims "Претензии" /claims [resource]`: an area that builds, passes its tests and has its pipelines. */
export async function newArea({ root, args, say }) {
  const request = areaRequest({ root, args });
  await install({ root, say });
  try {
    write(join(root, request.name), areaFiles({ root, request }));
    await link({ root, say });
    await format({ root, name: request.name });
  } catch (error) {
    // Half an area would only be in the way of the second try.
    rmSync(join(root, request.name), { recursive: true, force: true });
    throw error;
  }
  pipelines({ root, say });
  say(`Раздел «${request.title}» создан: папка ${request.name}, адрес ${request.path}.`);
  say(`Дальше: pnpm dev ${request.name} — в составе реестра, pnpm standalone ${request.name} — отдельно.`);
}

function write(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Links the new package into the workspace: it takes versions of the catalog only, so nothing has to be fetched. */
async function link({ root, say }) {
  const pnpm = await findPnpm({ root, say });
  const { code, output } = await runQuietly({
    command: pnpm.command,
    args: [...pnpm.args, 'install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    cwd: root,
    env: { CI: 'true' },
  });
  if (code !== 0) throw new Refusal(installProblem(output, 'Зависимости нового раздела не установлены'));
  rememberInstall(root);
}

// Titles and addresses are of any length, so where a line breaks is known only now.
async function format({ root, name }) {
  const args = [join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt'), name];
  const { code, output } = await runQuietly({ command: process.execPath, args, cwd: root });
  if (code !== 0) throw new Refusal(`Файлы нового раздела не оформлены:\n${output.trim()}`);
}
