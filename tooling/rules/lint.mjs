// Holds every source file to .oxlintrc.json, with the rules that ask the compiler: `lint.mjs [root]`. A tree that passed is
// read again once it changed.
import { delimiter, join, resolve } from 'node:path';
import { filesUnder, fingerprint } from '../checkout/fingerprint.mjs';
import { clearStamp, readStamp, writeStamp } from '../checkout/stamp.mjs';
import { packagesOf } from '../checkout/workspace.mjs';
import { runQuietly } from '../process/child.mjs';

const root = resolve(process.argv[2] ?? process.cwd());
const modules = resolve(import.meta.dirname, '..', '..', 'node_modules');
const stamp = join(root, '.cache', 'check', 'lint.json');
const ofRoot = filesUnder({
  root,
  paths: ['.'],
  skip: (path) => path.includes('/') || path === '.git',
}).filter((path) => /\.(js|cjs|mjs)$/.test(path));
const paths = [...packagesOf(root), ...ofRoot];
const digest = fingerprint({
  root,
  paths: [...paths, '.oxlintrc.json', 'pnpm-lock.yaml'],
  salt: process.version,
});

if (readStamp(stamp)?.digest !== digest) {
  clearStamp(stamp);
  // The compiler's part is looked for on the path, so that a tree without modules of its own can be read.
  const env = { PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter) };
  const args = [join(modules, 'oxlint', 'bin', 'oxlint'), '--deny-warnings', ...paths];
  const { code, output } = await runQuietly({ command: process.execPath, args, cwd: root, env });
  if (code === 0) writeStamp(stamp, { digest });
  else console.log(output);
  process.exitCode = code === 0 ? 0 : 1;
}
