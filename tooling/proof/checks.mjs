import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../process/child.mjs';
import { spacious } from '../process/spacious.mjs';
import { packagesWith } from '../checkout/workspace.mjs';

/** The checks of the whole repository; the longest first, so that two at a time end together. */
export function checks(root) {
  const bin = (...path) => join(root, 'node_modules', ...path);
  const node = (...args) =>
    runQuietly({ command: process.execPath, args: [...spacious, ...args], cwd: root });
  const rule = (file) => node(join(root, 'tooling', 'rules', file));
  return [
    { name: 'lint', title: 'правила кода', run: () => rule('lint.mjs') },
    { name: 'imports', title: 'правила импорта', run: () => rule('imports.mjs') },
    { name: 'types', title: 'типы', run: () => types(root) },
    {
      name: 'dead',
      title: 'неиспользуемый код',
      run: () => node(bin('knip', 'bin', 'knip.js'), '--no-config-hints'),
    },
    {
      name: 'format',
      title: 'оформление',
      run: () => node(bin('oxfmt', 'bin', 'oxfmt'), '--check', '.'),
    },
    {
      name: 'pipelines',
      title: 'конвейеры',
      run: () => node(join(root, 'tooling', 'pipelines', 'verify.mjs')),
    },
    { name: 'layout', title: 'имена и размеры', run: () => rule('layout.mjs') },
  ];
}

/** What is given to the compiler at once: packages with the tsconfig of an area are one program, whose common sources are read once. */
function programsOf(root) {
  const text = (name) => readFileSync(join(root, name, 'tsconfig.json'), 'utf8');
  const packages = packagesWith(root, 'tsconfig.json');
  const own = packages.filter((name) => text(name) !== text('shared'));
  return [
    { name: 'browser', config: join('tooling', 'tsconfig.browser.json') },
    ...own.map((name) => ({ name, config: join(name, 'tsconfig.json') })),
  ];
}

async function types(root) {
  const compiler = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
  const results = [];
  for (const { name, config } of programsOf(root)) {
    const memory = join(root, '.cache', 'check', `types-${name}.tsbuildinfo`);
    // One thread: several read the same declarations each for itself, while the other core has a check of its own.
    const once = ['--noEmit', '--pretty', 'false', '--checkers', '1'];
    const { code, output } = await runQuietly({
      command: process.execPath,
      args: [compiler, '-p', config, ...once, '--incremental', '--tsBuildInfoFile', memory],
      cwd: root,
    });
    results.push({ code, output: code === 0 ? '' : `${name}:\n${output}` });
  }
  return {
    code: results.some(({ code }) => code !== 0) ? 1 : 0,
    output: results.map(({ output }) => output).join(''),
  };
}
