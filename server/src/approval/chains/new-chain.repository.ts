import type { Insertable } from 'kysely';
import type { Trx } from '../../platform/database/database';
import type { TaskSource } from 'shared/contract/approval/approval-status';
import type { Seat, Stage } from '../engine/chain-state';
import type { PlannedStage } from '../route/planned-stages';
import type { ResolvedSeat } from '../route/seats';
import type { ApprovalTables } from '../schema';
import type { StageSettings } from '../stage-settings';

type NewChain = Omit<Insertable<ApprovalTables['approval_chains']>, 'updated_at'>;

const sourceOf = (seat: Seat, planned: ResolvedSeat | undefined): TaskSource => {
  if (planned?.isAdded === true) return 'added';
  return seat.originalId === seat.assigneeId ? 'rule' : 'deputy';
};

/** Adds the round with its stages and seats as they stand before it begins; answers its id. */
export async function insertChain(
  trx: Trx,
  chain: NewChain,
  { plan, stages, now }: { plan: readonly PlannedStage[]; stages: readonly Stage[]; now: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('approval_chains')
    .values({ ...chain, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [at, planned] of plan.entries()) {
    const { id: stageId } = await trx
      .insertInto('approval_stages')
      .values({
        chain_id: id,
        position: planned.position,
        name: planned.name,
        settings: JSON.stringify({ ...planned.settings, unmet: planned.unmet } satisfies StageSettings),
        applies: planned.applies,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const seats = stages[at]?.seats ?? [];
    if (seats.length === 0) continue;
    await trx
      .insertInto('approval_tasks')
      .values(
        seats.map((seat, place) => ({
          approvable_type: chain.approvable_type,
          approvable_id: chain.approvable_id,
          chain_id: id,
          stage_id: stageId,
          assignee_id: seat.assigneeId,
          original_assignee_id: seat.originalId === seat.assigneeId ? null : seat.originalId,
          source: sourceOf(seat, planned.seats[place]),
          why: planned.seats[place]?.why ?? '',
          is_required: seat.isRequired,
          position: seat.position,
          status: seat.status,
          kept_from: seat.kept?.from ?? null,
          kept_vote_id: seat.kept?.voteId ?? null,
          created_at: now,
          finished_at: seat.status === 'done' ? now : null,
        })),
      )
      .execute();
  }
  return id;
}

/** The passed approval does not hold any more: the document has to be approved anew. */
export async function markReset(trx: Trx, document: { kind: string; id: number; now: Date }): Promise<void> {
  await trx
    .updateTable('approval_chains')
    .set((row) => ({ status: 'reset', updated_at: document.now, lock_version: row('lock_version', '+', 1) }))
    .where('approvable_type', '=', document.kind)
    .where('approvable_id', '=', document.id)
    .where('status', '=', 'passed')
    .execute();
}

/** What waits for a decision outside any round is not needed any more. */
export async function closeLooseTasks(
  trx: Trx,
  document: { kind: string; id: number },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('approval_tasks')
    .set({ status: 'not_needed', finished_at: now })
    .where('approvable_type', '=', document.kind)
    .where('approvable_id', '=', document.id)
    .where('chain_id', 'is', null)
    .where('status', 'in', ['waiting', 'pending'])
    .execute();
}

/** Who ended the round before its decision, and why. */
export async function markCancelled(
  trx: Trx,
  id: number,
  by: { userId: number | null; reason: string | null },
): Promise<void> {
  await trx
    .updateTable('approval_chains')
    .set({ cancelled_by_id: by.userId, cancel_reason: by.reason })
    .where('id', '=', id)
    .execute();
}
