import { addDays } from '../../calendar/business-day';
import { findWorkCalendar } from '../../calendar/working-days.repository';
import { addWorkingMinutes, type WorkCalendar } from '../../calendar/working-time';
import type { Cast } from '../cast';
import type { DemoAgreement } from '../agreements/demo-agreement';
import type { DemoStep } from '../demo-step';
import { begin, decide, type Round, type Said } from './approval-round';
import { sentAt } from './sent-at';

const CHAINED: readonly string[] = ['on_approval', 'rework', 'approved', 'on_signing', 'signed'];

/** Days within which what is in force keeps the round it was approved in; what is older was approved on paper. */
const KEPT_DAYS = 60;

const REMARKS = [
  'Согласен. Прошу проследить за сроком подписания.',
  'Проверьте банковские реквизиты перед подписанием.',
] as const;

/** What was wrong with the text of a first round, and what was made of it. */
const RETURNS = [
  ['п. 4.2', 'Срок оплаты 30 дней противоречит регламенту', 'Срок сокращён до 10 рабочих дней'],
  ['п. 6.1', 'Неустойка только для одной стороны', 'Неустойка сделана взаимной'],
  ['п. 8.3', 'Не указан счёт для возврата аванса', 'Счёт указан в разделе 12'],
] as const;

/** A first round that came back with a remark; null when no route leads anywhere. */
async function addReturned(
  round: Omit<Round, 'id'>,
  agreement: DemoAgreement,
  { cast, sent, at, isFormer }: { cast: Cast; sent: Date; at: number; isFormer: boolean },
): Promise<Returned | null> {
  const id = await begin(round, agreement, { cast, sent, round: 1, isFormer });
  const [clause, text, reply] = RETURNS[at % RETURNS.length] ?? RETURNS[0];
  if (id === null) return null;
  const remarks = [{ text, clause_ref: clause }];
  const said: Said = { by: cast.demo('lawyer').id, decision: 'return', remark: null, remarks };
  const wished = addWorkingMinutes(round.calendar, sent, 240);
  const now = round.step.deps.now();
  const returned = wished < now ? wished : now;
  return (await decide({ ...round, id }, returned, said)) ? { id, returned, reply } : null;
}

interface Returned {
  id: number;
  returned: Date;
  /** What the author answers to the remark. */
  reply: string;
}

/** The author has answered the remark of the round that came back. */
async function answerRemarks(
  { step, calendar }: Omit<Round, 'id'>,
  { author }: DemoAgreement,
  { id, returned, reply }: Returned,
): Promise<void> {
  await step.trx
    .updateTable('approval_remarks')
    .set({
      status: 'fixed',
      reply,
      resolved_by_id: author.id,
      resolved_at: addWorkingMinutes(calendar, returned, 120),
    })
    .where('vote_id', 'in', (votes) =>
      votes
        .selectFrom('approval_votes as v')
        .innerJoin('approval_tasks as t', 't.id', 'v.task_id')
        .select('v.id')
        .where('t.chain_id', '=', id),
    )
    .execute();
}

const DAY = 86_400_000;

/** A working moment of the last days, so that not everything that waits is late. */
function lately({ deps }: DemoStep, calendar: WorkCalendar, at: number): Date {
  const now = deps.now().getTime();
  const moments = [1, 2, 3].map((days) =>
    addWorkingMinutes(calendar, new Date(now - days * DAY), 60 + ((at * 97) % 400)),
  );
  return moments.find((moment) => moment.getTime() < now) ?? new Date(now - DAY / 24);
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

function isChained({ plan, approvers, createdAt }: DemoAgreement, now: Date): boolean {
  const { status } = plan.life;
  const isRecent = createdAt.getTime() > now.getTime() - KEPT_DAYS * DAY;
  return approvers.length > 0 && (CHAINED.includes(status) || (status === 'active' && isRecent));
}

/** The votes of the round under way, as far as the past reaches; of one that has passed, all of them. */
async function addVotes(
  round: Round,
  { plan, changedAt }: DemoAgreement,
  { begun, at }: { begun: Date; at: number },
): Promise<void> {
  const isOpen = plan.life.status === 'on_approval';
  const now = round.step.deps.now();
  const end = !isOpen && changedAt > begun && changedAt < now ? changedAt : now;
  const votes = isOpen ? (at % 3 === 0 ? 1 : 0) : 20;
  for (let given = 1; given <= votes; given += 1) {
    const moment = addWorkingMinutes(round.calendar, begun, given * (90 + (at % 5) * 25));
    const remark = (at + given) % 4 === 0 ? (REMARKS[at % REMARKS.length] ?? null) : null;
    if (isOpen && moment >= now) return;
    const decision = remark === null ? 'approve' : 'approve_with_remarks';
    const said: Said = { decision, remark, remarks: [] };
    if (!(await decide(round, moment < end ? moment : end, said))) return;
  }
}

/** Rounds of approval under way, come back and lately passed, and one employee on leave. */
export async function addApprovals(
  step: DemoStep,
  cast: Cast,
  agreements: readonly DemoAgreement[],
): Promise<void> {
  const { trx, deps, today } = step;
  const calendar = await findWorkCalendar(trx, addDays(today, -500));
  const round = { step, calendar };
  const chained = agreements.filter((agreement) => isChained(agreement, deps.now()));
  for (const [at, agreement] of chained.entries()) {
    const { status } = agreement.plan.life;
    const sent = sentAt(calendar, agreement, deps.now());
    if (status === 'rework') {
      await addReturned(round, agreement, { cast, sent, at, isFormer: false });
      continue;
    }
    const isRepeated = status === 'on_approval' && at % 3 === 1;
    const former = isRepeated
      ? await addReturned(round, agreement, { cast, sent, at, isFormer: true })
      : null;
    if (former !== null) await answerRemarks(round, agreement, former);
    const begun = former === null ? sent : lately(step, calendar, at);
    const number = former === null ? 1 : 2;
    const id = await begin(round, agreement, { cast, sent: begun, round: number, isFormer: false });
    if (id !== null) await addVotes({ ...round, id }, agreement, { begun, at });
  }
  await addAbsence(step, cast);
}
