import { runQuietly } from './child.mjs';
import { describedPipelines } from '../pipelines/description.mjs';
import { install } from './install.mjs';
import { Refusal } from './refusal.mjs';
import { stopwatch } from './seconds.mjs';
import { test } from './test.mjs';

/**
 * `pnpm verify [package …]`: what the pipelines of the named packages do before anything is published, here; without a
 * name the whole proof. Commands that ask a running suite need RELEASE_URL.
 */
export async function verify({ root, args, say }) {
  if (args.length === 0) return test({ root, say });
  await install({ root, say });
  const described = describedPipelines(root);
  const unknown = args.filter((name) => !described.some((one) => one.name === name));
  if (unknown.length > 0) throw new Refusal(`Нет такого пакета: ${unknown.join(', ')}.`);
  const runs = described.filter(({ name }) => args.includes(name)).flatMap(runsOf);
  let failed = 0;
  for (const { command, env } of runs) {
    const took = stopwatch();
    const { code, output } = await runQuietly({
      command: 'bash',
      args: ['-e', '-c', command],
      cwd: root,
      env,
    });
    say(`  ${code === 0 ? '✓' : '✗'} ${firstLine({ command, env })}, ${took()}`);
    if (code !== 0) say(output.trimEnd().replace(/^/gm, '    '));
    failed += code === 0 ? 0 : 1;
  }
  return failed === 0 ? 0 : 1;
}

/** The commands of a pipeline's jobs, once for each value of a job's matrix; what publishes is left out. */
function runsOf({ jobs }) {
  return jobs
    .filter(({ isMainOnly }) => !isMainOnly)
    .flatMap(({ matrix = {}, commands }) => {
      const environments = Object.entries(matrix).flatMap(([name, values]) =>
        values.map((value) => ({ [name]: value })),
      );
      const each = environments.length > 0 ? environments : [{}];
      return each.flatMap((env) => commands.map((command) => ({ command, env })));
    });
}

/** The command itself, of a choice by the matrix the branch that runs. */
function firstLine({ command, env }) {
  const chosen = Object.values(env)
    .map((value) => command.split('\n').find((line) => line.trim().startsWith(`${value})`)))
    .find(Boolean);
  return (chosen ?? command).trim().replace(/^\w+\)\s*|\s*;;$/g, '');
}
