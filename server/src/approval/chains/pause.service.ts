import type { DeadlineUnit } from 'shared/contract/approval/approval-status';
import { businessDay } from '../../calendar/business-day';
import { formatMoment } from '../../calendar/format-moment';
import { findWorkCalendar } from '../../calendar/working-days.repository';
import type { Trx } from '../../platform/database/database';
import { Conflict, Forbidden } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { mayPause } from '../decisions.policy';
import { ALREADY_PAUSED, NOT_PAUSED } from '../refusals.labels';
import { termAfter } from './paused-term';
import { dueWithin } from '../route/due-of-round';
import { announceChain, noticeChain } from './chain-notices.service';
import { type ChainStep, journalStep, requireRunning } from './chain-step.service';
import type { LoadedStage } from './chains.repository';
import { type HeldChain, holdChain } from './held-chain.service';
import { startClock, stopClock } from './pause.repository';
import { steadyMoment } from './steady-moment.repository';

const activeOf = ({ loaded }: HeldChain): LoadedStage | undefined =>
  loaded.stages.find(({ row }) => row.status === 'active');

/** Whoever is asked, or was when the clock stopped: a seat whose turn has not come was never begun. */
const askedAt = (stage: LoadedStage | undefined) =>
  (stage?.tasks ?? []).filter(
    ({ status, started_at: since }) => status === 'pending' || (status === 'waiting' && since !== null),
  );

const holdersOf = (tasks: ReturnType<typeof askedAt>) => [...new Set(tasks.map((task) => task.assignee_id))];

async function holdOwn(deps: Deps, trx: Trx, step: ChainStep): Promise<HeldChain> {
  const held = await holdChain(deps, trx, step);
  if (!mayPause(step.actor, held.loaded.row)) throw new Forbidden();
  return held;
}

interface News {
  held: HeldChain;
  actorId: number;
  people: readonly number[];
  /** They are asked again; or else nobody is. */
  isAsked: boolean;
  comment: string;
}

async function tell(deps: Deps, trx: Trx, { held, actorId, people, isAsked, comment }: News): Promise<void> {
  const { subject, loaded } = held;
  const { row: chain } = loaded;
  const asks = activeOf(held)?.settings.action;
  const notice = { subject, chain, actorId, type: 'approval_requested', asks, comment } as const;
  const title = isAsked ? 'Согласование возобновлено' : 'Согласование приостановлено';
  await noticeChain(deps, trx, { ...notice, userIds: people, ...(!isAsked && { title }) });
  const sender = people.includes(chain.initiator_id) ? [] : [chain.initiator_id];
  await noticeChain(deps, trx, { ...notice, userIds: sender, title });
  await announceChain(deps, trx, { subject, chain, people, actorId });
}

/**
 * Nobody is asked and no term runs until the round goes on. Refuses with 404, with 403 whoever neither has sent the
 * document nor looks after approvals, and with 409 a round that is over or stands still.
 */
export function pause(deps: Deps, step: ChainStep & { reason: string }): Promise<void> {
  const { actor, reason } = step;
  return deps.transact(async (trx) => {
    const held = await holdOwn(deps, trx, step);
    const { loaded } = held;
    if (loaded.row.status === 'paused') throw new Conflict(null, ALREADY_PAUSED, {});
    requireRunning(held);
    const at = await steadyMoment(trx, deps.now(), loaded);
    await stopClock(trx, { chainId: loaded.row.id, at, userId: actor.id, reason });
    const line = { action: 'approval.paused', field: 'reason', label: 'Причина', text: reason };
    await journalStep(deps, held, { ...step, ...line, trx });
    const people = holdersOf(askedAt(activeOf(held)));
    await tell(deps, trx, { held, actorId: actor.id, people, isAsked: false, comment: reason });
  });
}

/** Those who had been asked decide again, with what was left of their time. Refuses as `pause` does. */
export function resume(deps: Deps, step: ChainStep): Promise<void> {
  const { actor } = step;
  return deps.transact(async (trx) => {
    const held = await holdOwn(deps, trx, step);
    const { row } = held.loaded;
    if (row.status !== 'paused' || row.paused_at === null) throw new Conflict(null, NOT_PAUSED, {});
    const from = new Date(row.paused_at);
    const now = await steadyMoment(trx, deps.now(), held.loaded);
    const pause = { from, to: now < from ? from : now };
    const calendar = await findWorkCalendar(trx, businessDay(from));
    const later = (due: string | null, unit: DeadlineUnit) =>
      due === null ? null : termAfter(calendar, new Date(due), { pause, unit });
    const round = later(row.due_at, 'working_days');
    const stage = activeOf(held);
    const unit = stage?.settings.deadlineUnit ?? 'working_days';
    const tasks = askedAt(stage);
    const within = (due: string | null) => dueWithin(later(due, unit), { round, now: pause.to });
    const due = within(stage?.row.due_at ?? null);
    await startClock(trx, {
      chain: { id: row.id, due: round },
      stage: stage === undefined ? null : { id: stage.row.id, due },
      tasks: tasks.map(({ id, due_at: each }) => ({ id, due: within(each) })),
      at: pause.to,
    });
    const text = due === null ? 'без срока' : formatMoment(due);
    const line = { action: 'approval.resumed', field: 'due_at', label: 'Срок этапа', text };
    await journalStep(deps, held, { ...step, ...line, trx });
    const people = holdersOf(tasks);
    const comment = 'согласование возобновлено';
    await tell(deps, trx, { held, actorId: actor.id, people, isAsked: true, comment });
  });
}
