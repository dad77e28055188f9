import { requireSubject } from '../approval/approval-subjects.service';
import { contentOf } from '../approval/chain-content';
import { findChain, type LoadedChain, loadChain } from '../approval/chains/chains.repository';
import { saveCourse } from '../approval/chains/course-saving.repository';
import { findAgreedFiles, findMainFile } from '../approval/chains/document-files.repository';
import { insertChain } from '../approval/chains/new-chain.repository';
import { plannedCourse } from '../approval/chains/rounds.service';
import { pendingSeats, start, vote } from '../approval/engine/steps';
import { type PlannedStage, planRoute } from '../approval/route/route.service';
import { addVote } from '../approval/tasks/votes.repository';
import { addDays } from '../calendar/business-day';
import { findWorkCalendar } from '../calendar/working-days.repository';
import { addWorkingMinutes, type WorkCalendar } from '../calendar/working-time';
import { SYSTEM_ORIGIN } from '../platform/http/actor';
import type { Cast, Colleague } from './cast';
import type { DemoAgreement } from './agreements/demo-agreement';
import { addChainStages } from './demo-chain-templates';
import type { DemoStep } from './demo-step';

const CHAINED: readonly string[] = ['on_approval', 'approved', 'on_signing'];
const REMARKS = [
  'Согласен. Прошу проследить за сроком подписания.',
  'Проверьте банковские реквизиты перед подписанием.',
] as const;

const personOf = ({ id, fullName }: Colleague) => ({ id, full_name: fullName });

/** The people whom the demo's past names, in the places of those whom the template would ask first. */
function withApprovers(
  stages: PlannedStage[],
  { approvers, plan }: DemoAgreement,
  cast: Cast,
): PlannedStage[] {
  const away = cast.named('Астахова');
  const [first, ...rest] = stages;
  if (first === undefined) return stages;
  const seats = approvers.map((approver) => {
    const isAway = approver.id === away.id && plan.life.status === 'on_approval';
    return {
      assignee: personOf(isAway ? cast.demo('approver') : approver),
      onBehalfOf: isAway ? personOf(away) : null,
      why: 'Назван в маршруте',
      isRequired: true,
    };
  });
  return [{ ...first, seats }, ...rest];
}

interface Round {
  step: DemoStep;
  calendar: WorkCalendar;
  id: number;
}

/** The next seat decides at the moment; false when there is nobody left to decide. */
async function decide({ step, calendar, id }: Round, at: Date, remark: string | null): Promise<boolean> {
  const { trx } = step;
  const row = await findChain(trx, id);
  if (row === null) return false;
  const loaded: LoadedChain = await loadChain(trx, row);
  const [seat] = pendingSeats(loaded.course);
  if (seat === undefined || seat.id === null || row.status !== 'running') return false;
  const decision = remark === null ? 'approve' : 'approve_with_remarks';
  const { course } = vote(loaded.course, seat.id, decision);
  if (course === null) return false;
  await addVote(trx, {
    taskId: seat.id,
    userId: seat.assigneeId,
    onBehalfOfId: seat.originalId === seat.assigneeId ? null : seat.originalId,
    decision,
    remark,
    remarks: [],
    fileVersionId: row.document_version_id,
    contentHash: row.content_hash,
    origin: SYSTEM_ORIGIN,
    at,
  });
  await saveCourse(trx, loaded, { course, now: at, calendar });
  return true;
}

async function begin(
  { step, calendar }: Omit<Round, 'id'>,
  agreement: DemoAgreement,
  { cast, sent }: { cast: Cast; sent: Date },
): Promise<number | null> {
  const { trx, deps, today } = step;
  const kind = 'agreement';
  const { id, author } = agreement;
  const subject = requireSubject(deps.app, kind);
  const document = await subject.find(trx, { viewer: 'everything', id, today });
  if (document === null) return null;
  const planning = { kind, document, initiatorId: author.id, day: today };
  const plan = await planRoute(trx, planning, { restart: 'changed' });
  if ('fault' in plan) return null;
  const stages = withApprovers(plan.stages, agreement, cast);
  const { content, hash } = contentOf(
    subject.fields,
    document.record,
    await findAgreedFiles(trx, { kind, id }, 'frozen'),
  );
  const chainId = await insertChain(
    trx,
    {
      approvable_type: kind,
      approvable_id: id,
      template_id: plan.template?.id ?? null,
      template_version: plan.template?.version ?? null,
      round: 1,
      initiator_id: author.id,
      started_at: sent,
      document_version_id: (await findMainFile(trx, { kind, id }))?.version_id ?? null,
      content: JSON.stringify(content),
      content_hash: hash,
      facts: JSON.stringify(document.facts),
    },
    { plan: stages, stages: plannedCourse(stages), now: sent },
  );
  const row = await findChain(trx, chainId);
  if (row === null) return null;
  const loaded = await loadChain(trx, row);
  await saveCourse(trx, loaded, { course: start(loaded.course.stages), now: sent, calendar });
  const people = stages.flatMap(({ seats }) => seats.map(({ assignee }) => assignee.id));
  await subject.admit(trx, id, people);
  return chainId;
}

async function addAbsence({ trx, today }: DemoStep, cast: Cast): Promise<void> {
  const away = cast.named('Астахова');
  await trx
    .insertInto('absences')
    .values({
      user_id: away.id,
      deputy_id: cast.demo('approver').id,
      date_from: addDays(today, -4),
      date_to: addDays(today, 10),
      transferred_at: `${today}T06:00:00Z`,
      created_by_id: away.id,
    })
    .execute();
}

/** Templates with their people, rounds of approval under way and lately passed, and one employee on leave. */
export async function addApprovals(
  step: DemoStep,
  cast: Cast,
  agreements: readonly DemoAgreement[],
): Promise<void> {
  const { trx, deps, today } = step;
  await addChainStages(step, cast);
  const calendar = await findWorkCalendar(trx, addDays(today, -500));
  const chained = agreements.filter(
    ({ plan, approvers }) => CHAINED.includes(plan.life.status) && approvers.length > 0,
  );
  for (const [at, agreement] of chained.entries()) {
    const isOpen = agreement.plan.life.status === 'on_approval';
    const sent = addWorkingMinutes(calendar, isOpen ? agreement.changedAt : agreement.createdAt, 20);
    if (sent > deps.now()) continue;
    await trx
      .deleteFrom('approval_tasks')
      .where('approvable_type', '=', 'agreement')
      .where('approvable_id', '=', agreement.id)
      .execute();
    const id = await begin({ step, calendar }, agreement, { cast, sent });
    if (id === null) continue;
    const votes = isOpen ? (at % 3 === 0 ? 1 : 0) : 20;
    for (let given = 1; given <= votes; given += 1) {
      const moment = addWorkingMinutes(calendar, sent, given * (90 + (at % 5) * 25));
      const remark = (at + given) % 4 === 0 ? (REMARKS[at % REMARKS.length] ?? null) : null;
      const isPast = moment < deps.now();
      if (isOpen && !isPast) break;
      if (!(await decide({ step, calendar, id }, isPast ? moment : deps.now(), remark))) break;
    }
  }
  await addAbsence(step, cast);
}
