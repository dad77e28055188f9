import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areaFiles } from '../scaffold/area-files.mjs';
import { areaRequest } from '../scaffold/area-request.mjs';
import { runQuietly } from './child.mjs';
import { install, rememberInstall } from './install.mjs';
import { pipelines } from './pipelines.mjs';
import { findPnpm, installProblem } from './pnpm.mjs';
import { Refusal } from './refusal.mjs';

/** `pnpm new-area mf-archive "Архив" /archive [resource]`: an area that builds, passes its tests and has its pipelines. */
export async function newArea({ root, args, say }) {
  const request = areaRequest({ root, args });
  await install({ root, say });
  const files = areaFiles({ root, request });
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, request.name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  await link({ root, say });
  await formatted({ root, name: request.name });
  pipelines({ root, say });
  say(`Раздел «${request.title}» создан: папка ${request.name}, адрес ${request.path}.`);
  say(`Дальше: pnpm dev ${request.name} — в составе реестра, pnpm standalone ${request.name} — отдельно.`);
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
async function formatted({ root, name }) {
  const entry = join(root, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  const args = [entry, '--write', '--log-level', 'warn', name];
  const { code, output } = await runQuietly({ command: process.execPath, args, cwd: root });
  if (code !== 0) throw new Refusal(`Файлы нового раздела не оформлены:\n${output.trim()}`);
}
