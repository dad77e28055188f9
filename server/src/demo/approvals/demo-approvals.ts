import { addDays } from '../../calendar/business-day';
import { findWorkCalendar } from '../../calendar/working-days.repository';
import { addWorkingMinutes, type WorkCalendar } from '../../calendar/working-time';
import type { Cast } from '../cast';
import type { DemoAgreement } from '../agreements/demo-agreement';
import type { DemoStep } from '../demo-step';
import { begin, decide, type Round, type Said } from './approval-round';

const CHAINED: readonly string[] = ['on_approval', 'approved', 'on_signing'];
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

/** A first round that came back with a remark, which has been answered since. */
async function addReturned(
  round: Omit<Round, 'id'>,
  agreement: DemoAgreement,
  { cast, sent, at }: { cast: Cast; sent: Date; at: number },
): Promise<void> {
  const { step, calendar } = round;
  const id = await begin(round, agreement, { cast, sent, round: 1, isFormer: true });
  const [clause, text, reply] = RETURNS[at % RETURNS.length] ?? RETURNS[0];
  if (id === null) return;
  const remarks = [{ text, clause_ref: clause }];
  const said: Said = { by: cast.demo('lawyer').id, decision: 'return', remark: null, remarks };
  const returned = addWorkingMinutes(calendar, sent, 240);
  if (!(await decide({ ...round, id }, returned, said))) return;
  await step.trx
    .updateTable('approval_remarks')
    .set({
      status: 'fixed',
      reply,
      resolved_by_id: agreement.author.id,
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

/** Templates with their people, rounds of approval under way and lately passed, and one employee on leave. */
export async function addApprovals(
  step: DemoStep,
  cast: Cast,
  agreements: readonly DemoAgreement[],
): Promise<void> {
  const { trx, deps, today } = step;
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
    const isRepeated = isOpen && at % 3 === 1;
    const round = { step, calendar };
    if (isRepeated) await addReturned(round, agreement, { cast, sent, at });
    const begun = isRepeated ? lately(step, calendar, at) : sent;
    const id = await begin(round, agreement, {
      cast,
      sent: begun,
      round: isRepeated ? 2 : 1,
      isFormer: false,
    });
    if (id === null) continue;
    const votes = isOpen ? (at % 3 === 0 ? 1 : 0) : 20;
    for (let given = 1; given <= votes; given += 1) {
      const moment = addWorkingMinutes(calendar, begun, given * (90 + (at % 5) * 25));
      const remark = (at + given) % 4 === 0 ? (REMARKS[at % REMARKS.length] ?? null) : null;
      const isPast = moment < deps.now();
      if (isOpen && !isPast) break;
      const decision = remark === null ? 'approve' : 'approve_with_remarks';
      const said: Said = { decision, remark, remarks: [] };
      if (!(await decide({ ...round, id }, isPast ? moment : deps.now(), said))) break;
    }
  }
  await addAbsence(step, cast);
}
