// Holds the imports of every package to .dependency-cruiser.cjs: `imports.mjs [root] [--json]`.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { packagesWith } from '../checkout/workspace.mjs';
import { folderPairs } from './folder-pairs.mjs';

const root = resolve(process.argv[2] ?? process.cwd());
process.chdir(root);
const config = createRequire(import.meta.url)(resolve(import.meta.dirname, '../../.dependency-cruiser.cjs'));
// The packages of the product, and those that run on Node alone and have no `src`.
const onNode = ['bench', 'tooling'].filter((name) => existsSync(join(root, name)));
const sources = [...packagesWith(root, 'src').map((name) => join(name, 'src')), ...onNode];
const { options, ...ruleSet } = config;
const { output } = await cruise(sources, { ...options, ruleSet, validate: true, baseDir: root });
const { summary, modules } = /** @type {import('dependency-cruiser').ICruiseResult} */ (output);

// A parser that understood nothing reports nothing wrong: each package must have been read.
const unread = sources.filter(
  (folder) => !modules.some(({ source }) => source.startsWith(folder.replaceAll('\\', '/'))),
);
const comments = new Map(ruleSet.forbidden.map(({ name, comment }) => [name, comment]));
for (const folder of unread) console.log(`${folder}: no module was read`);
for (const { from, to, rule, cycle } of summary.violations) {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  console.log(`${rule.name}: ${from} → ${way}\n    ${comments.get(rule.name)}`);
}
const pairs = folderPairs(modules);
for (const pair of pairs) {
  console.log(
    `no-folder-back: ${pair}\n    Of two neighbouring folders one knows the other; move the file that looks back.`,
  );
}
const faults = unread.length + summary.violations.length + pairs.length;
console.log(`${summary.totalCruised} modules, ${summary.violations.length + pairs.length} violations`);
process.exitCode = summary.totalCruised === 0 || faults > 0 ? 1 : 0;
