import type { voteInput } from 'shared/contract/approval/approval-task';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/actor';
import { NotFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { keptQuote, quoteColumns } from '../../quotes/kept-quote.service';
import { findChainOfTask } from '../chains/chains.repository';
import { seesChain } from '../chains/chain-visibility.service';
import type { KeptRemark } from './votes.repository';

interface Remarking {
  actor: Actor;
  taskId: number;
  input: Pick<z.output<typeof voteInput>, 'remarks'>;
}

/**
 * The remarks of a decision with the words they quote, as they will be kept. To be asked outside a transaction: a text
 * nobody has read yet takes a while. Refuses with 404 whoever sees no such task, and as `keptQuote` does.
 */
export async function keptRemarks(
  deps: Deps,
  { actor, taskId, input }: Remarking,
): Promise<readonly KeptRemark[]> {
  if (input.remarks.every(({ quote }) => quote === undefined)) {
    return input.remarks.map(({ text, clause_ref }) => ({ text, clause_ref }));
  }
  const chain = await findChainOfTask(deps.db, taskId);
  if (chain === null || !(await seesChain(deps, deps.db, { actor, chain }))) {
    throw new NotFound('Согласование не найдено');
  }
  const subject = { type: chain.approvable_type, id: chain.approvable_id };
  const kept: KeptRemark[] = [];
  for (const [at, { text, clause_ref, quote }] of input.remarks.entries()) {
    if (quote === undefined) {
      kept.push({ text, clause_ref });
      continue;
    }
    const given = { ...quote, clause: null };
    const field = `remarks.${String(at)}.quote`;
    const { quote_clause: _, ...words } = await keptQuote(deps, given, { actor, subject, field });
    kept.push({ text, clause_ref, quote: quoteColumns(words) });
  }
  return kept;
}
