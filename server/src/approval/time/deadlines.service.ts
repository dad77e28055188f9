import { addDays, businessDay } from '../../calendar/business-day';
import { formatMoment } from '../../calendar/format-moment';
import { findWorkCalendar } from '../../calendar/working-days.repository';
import type { WorkCalendar } from '../../calendar/working-time';
import type { Trx } from '../../platform/database/database';
import { SYSTEM_ORIGIN } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { deputised } from '../absences/deputies';
import { followAbsences } from '../absences/transfer.service';
import { noticeChain } from '../chains/chain-notices.service';
import { type HeldChain, holdChainOfTask } from '../chains/held-chain.service';
import { findOwners } from '../owners.service';
import { handOverSeatsOfGone } from '../leaving/seats-of-gone.service';
import type { Person, Staff } from '../people/staff';
import { findStaff } from '../people/staff.repository';
import { handOver } from '../tasks/handing-on.service';
import type { StageSettings } from '../stage-settings';
import { claimTold, findTimedTasks, type TimedTask } from './deadlines.repository';
import { whatIsDue } from './deadlines.policy';
import { stepAlone } from '../step-alone';

const BATCH = 500;
const LONGEST_OVERDUE = 366;

const HALF_GONE = 'Прошла половина срока согласования';

interface Late {
  held: HeldChain;
  settings: StageSettings;
  staff: Staff;
  assigneeId: number;
}

/** Whom the template names for what its holder has not decided in time, then the heads above the holder, the nearest first. */
function namedForLate({ settings, staff, assigneeId }: Late, except: readonly number[]): Person[] {
  const { escalationTo: to, escalationUserId: userId } = settings;
  if (to === 'nobody' || (to === 'user' && userId === null)) return [];
  const passedOver = [assigneeId, ...except];
  const named = to === 'user' && userId !== null ? staff.active(userId) : null;
  const first = named === null || passedOver.includes(named.id) ? [] : [named];
  return [...first, ...staff.superiorsOf(assigneeId, passedOver)];
}

/** Who hears of what was not decided in time: nobody learns of a document they are not shown. */
async function whoIsTold(trx: Trx, late: Late): Promise<Person | null> {
  const { subject, loaded } = late.held;
  const readers = new Set(await subject.readers(trx, loaded.row.approvable_id));
  return namedForLate(late, []).find(({ id }) => readers.has(id)) ?? null;
}

/** Who decides what was not decided in time: nobody decides on what they wrote or have sent; deputies stand in here too. */
async function whoTakesOver(deps: Deps, trx: Trx, late: Late): Promise<Person | null> {
  const { held, staff, assigneeId } = late;
  const { approvable_type: kind } = held.loaded.row;
  const owners = await findOwners(deps, trx, held);
  const person = namedForLate(late, owners).find((each) => staff.mayVote(each.id));
  if (person === undefined) return null;
  const { assignee } = deputised(staff, { person, kind, owners });
  return assignee.id === assigneeId ? person : assignee;
}

/** The holder of one seat is told what its deadline has to say; each of it once, whichever node comes first. */
async function tell(deps: Deps, timed: TimedTask, calendar: WorkCalendar): Promise<void> {
  await deps.transact(async (trx) => {
    const held = await holdChainOfTask(deps, trx, { actor: null, taskId: timed.id });
    const { row, stages } = held.loaded;
    const stage = stages.find(({ tasks }) => tasks.some(({ id }) => id === timed.id));
    const task = stage?.tasks.find(({ id }) => id === timed.id);
    if (stage === undefined || task?.status !== 'pending' || row.status !== 'running') return;
    const { settings } = stage;
    const now = deps.now();
    const facts = { calendar, now, escalationAfterHours: settings.escalationAfterHours };
    const due = whatIsDue(timed, facts);
    const until = formatMoment(new Date(timed.due_at));
    const notice = { subject: held.subject, chain: row, actorId: null };
    if (due.reminder !== null && (await claimTold(trx, task.id, { reminded: due.reminder }))) {
      const told = { userIds: [task.assignee_id], type: 'approval_reminder' } as const;
      const isHalf = due.reminder === 1 && { title: HALF_GONE };
      await noticeChain(deps, trx, { ...notice, ...told, ...isHalf, comment: `решить до ${until}` });
    }
    if (due.isOverdue && (await claimTold(trx, task.id, { overdueAt: now }))) {
      const told = { userIds: [task.assignee_id], type: 'approval_overdue' } as const;
      await noticeChain(deps, trx, { ...notice, ...told, comment: `решения ждали до ${until}` });
    }
    if (!due.escalates || !(await claimTold(trx, task.id, { escalatedAt: now }))) return;
    const staff = await findStaff(trx, businessDay(now));
    const { assignee_id: assigneeId } = task;
    const isTold = settings.escalationAction === 'notify';
    const late = { held, settings, staff, assigneeId };
    const target = isTold ? await whoIsTold(trx, late) : await whoTakesOver(deps, trx, late);
    if (target === null) return;
    const holder = staff.person(assigneeId);
    if (isTold) {
      const comment = `не решено вовремя, ждём: ${holder.full_name}`;
      await noticeChain(deps, trx, { ...notice, userIds: [target.id], type: 'approval_escalated', comment });
      return;
    }
    await handOver(deps, {
      trx,
      held,
      task,
      to: target,
      as: 'reassigned',
      source: 'escalated',
      why: task.why,
      actor: null,
      origin: SYSTEM_ORIGIN,
      type: 'approval_escalated',
      title: 'Решение передано вам',
      comment: `не решено вовремя: ${holder.full_name}`,
      taken: { why: `Решения ждали до ${until}` },
    });
  });
}

/** Everything time has brought about since the last look: safe to repeat, to interrupt, and to run on several nodes. */
export async function watchDeadlines(deps: Deps): Promise<void> {
  await followAbsences(deps);
  await handOverSeatsOfGone(deps);
  const calendar = await findWorkCalendar(deps.db, addDays(businessDay(deps.now()), -LONGEST_OVERDUE));
  let afterId = 0;
  for (;;) {
    const tasks = await findTimedTasks(deps.db, afterId, BATCH);
    for (const task of tasks) {
      // A look without the lock: most seats have nothing to say.
      const due = whatIsDue(task, { calendar, now: deps.now(), escalationAfterHours: task.escalation_hours });
      if (due.reminder !== null || due.isOverdue || due.escalates)
        await stepAlone(deps, () => tell(deps, task, calendar));
    }
    const last = tasks.at(-1);
    if (last === undefined || tasks.length < BATCH) return;
    afterId = last.id;
  }
}
