import { readArguments } from '../process/arguments.mjs';
import { statusRows } from './status-rows.mjs';
import { requireToken, targetOf } from './target.mjs';
import { textTable } from './text-table.mjs';

/** `release status`: what is current for whom; a token of one area sees that area. */
export async function status({ args, env, say }) {
  readArguments(args, { usage: 'pnpm release status' });
  const target = targetOf(env);
  requireToken(target);
  const { shell, revision, areas } = await target.status();
  say(`${target.url}: оболочка ${shell.version ?? '—'}, контракт ${shell.contract}, изменение ${revision}`);
  say(`\n${textTable(statusRows({ areas }))}`);
}
