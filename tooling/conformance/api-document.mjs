import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../process/child.mjs';
import { Refusal } from '../process/refusal.mjs';

/** The API description of the built server, made anew when the server was built anew. */
export async function builtApiDocument(root) {
  const server = join(root, 'server', 'dist', 'server.js');
  const file = join(root, '.cache', 'conformance', 'openapi.json');
  if (!existsSync(file) || statSync(file).mtimeMs < statSync(server).mtimeMs) {
    mkdirSync(join(root, '.cache', 'conformance'), { recursive: true });
    const { code, output } = await runQuietly({
      command: process.execPath,
      args: [server, '--describe-api', file],
      cwd: root,
    });
    if (code !== 0) throw new Refusal(`Сервер не описал свой API:\n${output.trim()}`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
