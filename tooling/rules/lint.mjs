// Holds every source file to eslint.config.js: `lint.mjs [root]`. A package that passed is read again once it changed.
import { fileURLToPath } from 'node:url';
import { join, resolve } from 'node:path';
import { ESLint } from 'eslint';
import { runQuietly } from '../process/child.mjs';
import { fingerprint } from '../checkout/fingerprint.mjs';
import { inPairs } from '../process/in-pairs.mjs';
import { spacious } from '../process/spacious.mjs';
import { clearStamp, readStamp, writeStamp } from '../checkout/stamp.mjs';
import { packagesOf } from '../checkout/workspace.mjs';

const root = resolve(process.argv[2] ?? process.cwd());
const stampOf = (group) => join(root, '.cache', 'check', `lint-${group === '.' ? 'root' : group}.json`);

const digestOf = (group) =>
  group === '.'
    ? fingerprint({ root, paths: ['.'], skip: (path) => path.includes('/') })
    : fingerprint({
        root,
        paths: [group, 'eslint.config.js', 'tooling/rules', 'pnpm-lock.yaml'],
        salt: process.version,
      });

/** Reads the files of one package and says what is wrong with them; true when nothing is. */
async function lintGroup(group) {
  const digest = digestOf(group);
  const eslint = new ESLint({ cwd: root, errorOnUnmatchedPattern: false });
  const results = await eslint.lintFiles([group === '.' ? '*.{js,cjs,mjs}' : `${group}/`]);
  const isSound = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
  if (isSound) {
    writeStamp(stampOf(group), { digest });
    return true;
  }
  clearStamp(stampOf(group));
  const formatter = await eslint.loadFormatter('stylish');
  console.log(await formatter.format(results));
  return false;
}

// The least first; they are begun from the end, so that two at a time end together.
const byWork = ['mf-handbooks', 'mf-agreements', 'shell', 'shared', 'server'];

/** Every package that changed in a process of its own, two at a time. */
async function lintChanged() {
  const changed = [...packagesOf(root), '.']
    .filter((group) => readStamp(stampOf(group))?.digest !== digestOf(group))
    .sort((a, b) => byWork.indexOf(b) - byWork.indexOf(a));
  const outcomes = await inPairs(
    changed.map((group) => () => {
      const args = [...spacious, fileURLToPath(import.meta.url), root, group];
      return runQuietly({ command: process.execPath, args, cwd: root });
    }),
  );
  for (const { code, output } of outcomes) if (code !== 0) console.log(output);
  return outcomes.every(({ code }) => code === 0);
}

const [, , , only] = process.argv;
const isSound = only === undefined ? await lintChanged() : await lintGroup(only);
process.exitCode = isSound ? 0 : 1;
