import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const launcher = join(__dirname, 'launch.cjs');

test.each([
  ['backup', [], 'npm run backup -- --to ФАЙЛ'],
  ['restore', ['--to', 'x'], 'npm run restore -- --from ФАЙЛ'],
])('%s without its file is refused with how it is used', async (command, args, usage) => {
  const refused = promisify(execFile)(process.execPath, [launcher, command, ...args]);
  await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(usage) });
});
