// Holds every TypeScript source to .oxlintrc.json, the rules that ask the compiler: `typed-lint.mjs [root]`. A tree that
// passed is read again once it changed.
import { delimiter, join, resolve } from 'node:path';
import { fingerprint } from '../checkout/fingerprint.mjs';
import { clearStamp, readStamp, writeStamp } from '../checkout/stamp.mjs';
import { packagesOf } from '../checkout/workspace.mjs';
import { runQuietly } from '../process/child.mjs';

const root = resolve(process.argv[2] ?? process.cwd());
const modules = resolve(import.meta.dirname, '..', '..', 'node_modules');
const stamp = join(root, '.cache', 'check', 'lint-typed.json');
const digest = fingerprint({
  root,
  paths: [...packagesOf(root), '.oxlintrc.json', 'pnpm-lock.yaml'],
  salt: process.version,
});

if (readStamp(stamp)?.digest !== digest) {
  clearStamp(stamp);
  // The compiler's part is looked for on the path, so that a tree without modules of its own can be read.
  const env = { PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter) };
  const args = [join(modules, 'oxlint', 'bin', 'oxlint'), '--deny-warnings', ...packagesOf(root)];
  const { code, output } = await runQuietly({ command: process.execPath, args, cwd: root, env });
  if (code === 0) writeStamp(stamp, { digest });
  else console.log(output);
  process.exitCode = code === 0 ? 0 : 1;
}
