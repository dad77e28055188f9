import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database';
import { endOfTerm, type WorkCalendar } from '../../calendar/working-time';
import { dueWithin } from '../route/due-of-round';
import { type Course, isOpen, type Seat, type Stage } from '../engine/chain-state';
import type { StageSettings } from '../stage-settings';
import type { ChainRow, LoadedChain, LoadedStage, TaskRow } from './chains.repository';

interface Saving {
  trx: Trx;
  chain: ChainRow;
  now: Date;
  calendar: WorkCalendar;
}

/** When a stage that begins now has to be decided; null of one without a deadline. */
function dueAt(settings: StageSettings, { chain, now, calendar }: Saving): Date | null {
  const { deadlineValue: value, deadlineUnit: unit } = settings;
  const due = value === null ? null : endOfTerm(calendar, now, { value, unit });
  return dueWithin(due, { round: chain.due_at === null ? null : new Date(chain.due_at), now });
}

interface Place {
  old: TaskRow | null;
  loaded: LoadedStage;
  pass: number;
  /** Until when its stage is to be decided. */
  stageDue: Date | null;
}

/**
 * When a seat that is asked now has to be decided: with its stage, also where others had their turn before it, since the
 * term is the stage's and was told as such. Nobody is late from the start: asked once the stage is late, a seat has all of
 * the stage's time.
 */
const seatDue = ({ loaded, stageDue }: Place, saving: Saving): Date | null =>
  stageDue !== null && stageDue > saving.now ? stageDue : dueAt(loaded.settings, saving);

async function saveSeat(saving: Saving, seat: Seat, place: Place): Promise<void> {
  const { trx, now } = saving;
  const { old, loaded, pass } = place;
  // What was taken back and is asked again keeps the deadline it had.
  const isBegun = seat.status === 'pending' && (old?.started_at ?? null) === null;
  const isOver = !isOpen(seat) && (old === null || old.status === 'pending' || old.status === 'waiting');
  const set = {
    status: seat.status,
    kept_from: seat.kept?.from ?? null,
    kept_vote_id: seat.kept?.voteId ?? null,
    ...(isBegun && {
      started_at: now,
      due_at: seatDue(place, saving),
      reminded_count: 0,
      overdue_told_at: null,
      escalated_at: null,
    }),
    ...(isOver && { finished_at: now }),
    ...(isOpen(seat) && { finished_at: null }),
    ...(seat.status === 'waiting' && { started_at: null, due_at: null }),
  };
  if (old !== null) {
    await trx.updateTable('approval_tasks').set(set).where('id', '=', old.id).execute();
    return;
  }
  const former = loaded.tasks.filter(({ position }) => position === seat.position).at(-1);
  await trx
    .insertInto('approval_tasks')
    .values({
      approvable_type: saving.chain.approvable_type,
      approvable_id: saving.chain.approvable_id,
      chain_id: saving.chain.id,
      stage_id: loaded.row.id,
      assignee_id: seat.assigneeId,
      original_assignee_id: seat.originalId === seat.assigneeId ? null : seat.originalId,
      on_behalf_of_id: former?.on_behalf_of_id ?? null,
      source: former?.source ?? 'rule',
      why: former?.why ?? '',
      is_required: seat.isRequired,
      position: seat.position,
      pass,
      created_at: now,
      ...set,
    })
    .execute();
}

const isSame = (seat: Seat, old: TaskRow) =>
  seat.status === old.status && (seat.kept?.from ?? null) === old.kept_from;

async function saveStage(saving: Saving, stage: Stage, loaded: LoadedStage): Promise<void> {
  const { trx, now } = saving;
  const { row } = loaded;
  const isBegun = stage.status === 'active' && (row.status !== 'active' || row.pass !== stage.pass);
  const isOver = stage.status !== 'active' && stage.status !== 'waiting';
  const stageDue = isBegun
    ? dueAt(loaded.settings, saving)
    : row.due_at === null
      ? null
      : new Date(row.due_at);
  await trx
    .updateTable('approval_stages')
    .set({
      status: stage.status,
      applies: stage.applies,
      skipped: stage.skipped,
      pass: stage.pass,
      ...(isBegun && { started_at: now, due_at: stageDue }),
      finished_at: isOver ? (row.status === stage.status ? row.finished_at : now) : null,
    })
    .where('id', '=', row.id)
    .execute();
  const known = new Map(loaded.tasks.map((task) => [task.id, task]));
  for (const seat of [...stage.past, ...stage.seats]) {
    const old = seat.id === null ? null : (known.get(seat.id) ?? null);
    if (old === null || !isSame(seat, old)) {
      await saveSeat(saving, seat, { old, loaded, pass: stage.pass, stageDue });
    }
  }
}

/** The course as it has become is kept: stages and seats, with the moments at which they began and ended. */
export async function saveCourse(
  trx: Trx,
  loaded: LoadedChain,
  next: { course: Course; now: Date; calendar: WorkCalendar; comment?: string | null },
): Promise<void> {
  const { course, now, calendar, comment } = next;
  const saving = { trx, chain: loaded.row, now, calendar };
  for (const stage of course.stages) {
    const before = loaded.stages.find(({ row }) => row.position === stage.position);
    if (before !== undefined) await saveStage(saving, stage, before);
  }
  const isOver = course.status !== 'running';
  await trx
    .updateTable('approval_chains')
    .set({
      ...(isOver && { status: course.status, finished_at: now }),
      ...(comment !== undefined && { result_comment: comment }),
      updated_at: now,
      lock_version: sql<number>`lock_version + 1`,
    })
    .where('id', '=', loaded.row.id)
    .execute();
}

/** Seats that rest on an approval of this round given a moment ago name that vote. */
export async function nameKeptVotes(trx: Trx, chainId: number): Promise<void> {
  await sql`
    update approval_tasks t set kept_vote_id = (
      select v.id from approval_votes v join approval_tasks o on o.id = v.task_id
      where o.chain_id = t.chain_id and v.user_id = t.assignee_id and v.revoked_at is null
        and v.decision in ('approve', 'approve_with_remarks', 'acknowledge')
      -- Where reading is all that is asked, a word of either kind stands; else only an approval does.
      order by v.decision = 'acknowledge', v.id limit 1)
    where t.chain_id = ${chainId} and t.kept_from = 'stage' and t.kept_vote_id is null`.execute(trx);
}
