import { install } from '../install/install.mjs';
import { runChecks } from '../proof/run-checks.mjs';

/** `pnpm check [name …]`: types, lint, import rules, dead code, format, names and sizes. */
export async function check({ root, args, say }) {
  await install({ root, say });
  const { failed } = await runChecks({ root, names: args, say });
  return failed === 0 ? 0 : 1;
}
