import { runQuietly } from '../process/child.mjs';
import { describedPipelines } from '../pipelines/description.mjs';
import { runsOf, spokenOf } from '../pipelines/pipeline-runs.mjs';
import { install } from '../install/install.mjs';
import { pnpmByName } from '../install/pnpm.mjs';
import { Refusal } from '../process/refusal.mjs';
import { stopwatch } from '../process/seconds.mjs';
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
  if (unknown.length > 0) {
    const known = described.map(({ name }) => name).join(', ');
    throw new Refusal(`Нет такого пакета: ${unknown.join(', ')}. Есть: ${known}.`);
  }
  const byName = await pnpmByName({ root, say });
  const runs = described.filter(({ name }) => args.includes(name)).flatMap(runsOf);
  let failed = 0;
  for (const { command, env } of runs) {
    const took = stopwatch();
    const { code, output } = await runQuietly({
      command: 'bash',
      args: ['-e', '-c', command],
      cwd: root,
      env: { ...byName, ...env },
    });
    say(`  ${code === 0 ? '✓' : '✗'} ${spokenOf({ command, env })}, ${took()}`);
    if (code !== 0) say(output.trimEnd().replace(/^/gm, '    '));
    failed += code === 0 ? 0 : 1;
  }
  return failed === 0 ? 0 : 1;
}
