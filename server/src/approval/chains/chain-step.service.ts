import type { Trx } from '../../platform/database/database';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { Conflict } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { isOpenRound } from '../decisions.policy';
import { overText } from '../refusals.labels';
import type { HeldChain } from './held-chain.service';

/** Who does something with a round, in the version they saw. */
export interface ChainStep {
  actor: Actor;
  origin: RequestOrigin;
  id: number;
  lockVersion: number;
}

/** What the journal of the document says of the step. */
export interface StepLine {
  action: string;
  field: string;
  label: string;
  text: string;
}

/** One line of the document's journal. */
export async function journalStep(
  deps: Deps,
  { subject, loaded }: HeldChain,
  { trx, ...step }: ChainStep & StepLine & { trx: Trx },
): Promise<void> {
  const { row } = loaded;
  await deps.activity.record(trx, {
    actor: step.actor,
    origin: step.origin,
    action: step.action,
    entityType: subject.kind.name,
    entityId: row.approvable_id,
    entityLabel: row.facts.label,
    changes: [{ field: step.field, label: step.label, old: null, new: step.text }],
  });
}

/** Refuses with 409 a round that is over, and one that stands still. */
export function requireRunning({ loaded }: HeldChain): void {
  if (loaded.row.status !== 'running') throw new Conflict(null, overText(loaded.row.status), {});
}

/** Refuses with 409 a round that is over. */
export function requireOpen({ loaded }: HeldChain): void {
  if (!isOpenRound(loaded.row.status)) throw new Conflict(null, overText(loaded.row.status), {});
}
