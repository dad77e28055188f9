// Holds every source file to eslint.config.js: `lint.mjs [root]`. A package that passed is read again once it changed.
import { join, resolve, sep } from 'node:path';
import { ESLint } from 'eslint';
import { fingerprint } from '../launch/fingerprint.mjs';
import { clearStamp, readStamp, writeStamp } from '../launch/stamp.mjs';
import { packagesOf } from '../launch/workspace.mjs';

const root = resolve(process.argv[2] ?? process.cwd());
// The parser looks for each package's tsconfig from here.
process.chdir(root);
const groups = [...packagesOf(root), '.'];
const stampOf = (group) => join(root, '.cache', 'check', `lint-${group === '.' ? 'root' : group}.json`);

// Types are read across packages, so what a package's verdict rests on is more than its own files.
function digestOf(group) {
  const shared = group === 'server' ? 'shared/src/contract' : 'shared/src';
  const rules = ['eslint.config.js', 'tooling/rules', 'tooling/tsconfig.base.json', 'pnpm-lock.yaml'];
  if (group === '.') return fingerprint({ root, paths: ['.'], skip: (path) => path.includes('/') });
  return fingerprint({ root, paths: [group, shared, ...rules], salt: process.version });
}

const digests = new Map(groups.map((group) => [group, digestOf(group)]));
const changed = groups.filter((group) => readStamp(stampOf(group))?.digest !== digests.get(group));
const eslint = new ESLint({ cwd: root, errorOnUnmatchedPattern: false });
const patterns = changed.map((group) => (group === '.' ? '*.{js,cjs,mjs}' : `${group}/`));
// To the linter no pattern means everything.
const results = patterns.length === 0 ? [] : await eslint.lintFiles(patterns);
const faulty = results.filter(({ errorCount, warningCount }) => errorCount + warningCount > 0);

for (const group of changed) {
  const folder = join(root, group) + sep;
  const isOwn = ({ filePath }) =>
    group === '.' ? !filePath.slice(root.length + 1).includes(sep) : filePath.startsWith(folder);
  if (faulty.some(isOwn)) clearStamp(stampOf(group));
  else writeStamp(stampOf(group), { digest: digests.get(group) });
}
const formatter = await eslint.loadFormatter('stylish');
if (faulty.length > 0) console.log(await formatter.format(results));
process.exitCode = faulty.length > 0 ? 1 : 0;
