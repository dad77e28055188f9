import type { Trx } from '../../platform/database/database';
import type { LoadedChain } from './chains.repository';

/** When anybody last voted in the round, or took a vote back; null when nobody has. */
async function findLastVoteAt(trx: Trx, chainId: number): Promise<string | null> {
  const last = await trx
    .selectFrom('approval_votes as v')
    .innerJoin('approval_tasks as t', 't.id', 'v.task_id')
    .where('t.chain_id', '=', chainId)
    .select((eb) => eb.fn.max(eb.fn<string>('greatest', ['v.created_at', 'v.revoked_at'])).as('at'))
    .executeTakeFirst();
  return last?.at ?? null;
}

/**
 * A moment no earlier than what has happened in the round before, whatever the clock says: nothing begins before what it
 * follows from, and nobody has less time than the stage gives.
 */
export async function steadyMoment(trx: Trx, now: Date, { row, stages }: LoadedChain): Promise<Date> {
  const begun = stages.map((stage) => stage.row.started_at ?? row.started_at);
  const voted = (await findLastVoteAt(trx, row.id)) ?? row.started_at;
  const last = Math.max(...[row.started_at, voted, ...begun].map((moment) => Date.parse(moment)));
  return new Date(Math.max(now.getTime(), last));
}
