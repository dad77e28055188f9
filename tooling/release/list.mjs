import { readArguments } from '../process/arguments.mjs';
import { versionRows, withdrawals } from './status-rows.mjs';
import { requireToken, targetOf } from './target.mjs';
import { textTable } from './text-table.mjs';

/** `release list`: the versions of one area, who has them and how they do. */
export async function list({ args, env, say }) {
  const { words } = readArguments(args, { usage: 'pnpm release list РАЗДЕЛ', words: ['раздел'] });
  const target = targetOf(env);
  requireToken(target);
  const area = await target.areaStatus(words[0]);
  say(`${area.title} (${area.area})\n\n${textTable(versionRows(area))}`);
  const reasons = withdrawals(area);
  if (reasons.length > 0) say(`\nОтозваны:\n${reasons.map((line) => `  ${line}`).join('\n')}`);
}
