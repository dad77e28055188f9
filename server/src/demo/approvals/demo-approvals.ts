import { addDays } from '../../calendar/business-day';
import { findWorkCalendar } from '../../calendar/working-days.repository';
import { addWorkingMinutes, type WorkCalendar } from '../../calendar/working-time';
import type { Cast } from '../cast';
import type { DemoStep } from '../demo-step';
import { begin, decide, type Round, type Said } from './approval-round';
import type { PastDocument } from './past-document';
import { addReturned, answerRemarks, secondSending } from './returned-round';
import { bringLastEdition } from './sent-files';
import { sentAt } from './sent-at';

const REMARKS = [
  'Согласен. Прошу проследить за сроком подписания.',
  'Проверьте банковские реквизиты перед подписанием.',
] as const;

const DAY = 86_400_000;

/** A working moment of the last days, so that not everything that waits is late. */
function lately({ deps }: DemoStep, calendar: WorkCalendar, at: number): Date {
  const now = deps.now().getTime();
  const moments = [1, 2, 3].map((days) =>
    addWorkingMinutes(calendar, new Date(now - days * DAY), 60 + ((at * 97) % 400)),
  );
  return moments.find((moment) => moment.getTime() < now) ?? new Date(now - DAY / 24);
}

/** One employee is on leave, with a deputy. */
export async function addAbsence({ trx, today }: DemoStep, cast: Cast): Promise<void> {
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

/** The votes of the round under way, as far as the past reaches; of one that has passed, all of them. */
async function addVotes(
  round: Round,
  { kind, status, changedAt }: PastDocument,
  { begun, at }: { begun: Date; at: number },
): Promise<void> {
  const isOpen = status === 'on_approval';
  const now = round.step.deps.now();
  // An agreement tells itself when it was approved; the other papers count as approved since the last vote.
  const told = kind === 'agreement' && !isOpen ? (begun > changedAt ? begun : changedAt) : now;
  const end = told < now ? told : now;
  const votes = isOpen ? (kind === 'agreement' && at % 3 === 0 ? 1 : 0) : 20;
  for (let given = 1; given <= votes; given += 1) {
    const moment = addWorkingMinutes(round.calendar, begun, given * (90 + (at % 5) * 25));
    const remark = (at + given) % 4 === 0 ? (REMARKS[at % REMARKS.length] ?? null) : null;
    if (isOpen && moment >= now) return;
    const decision = remark === null ? 'approve' : 'approve_with_remarks';
    const said: Said = { decision, remark, remarks: [] };
    if (!(await decide(round, moment < end ? moment : end, said))) return;
  }
}

/** Rounds of approval under way, come back and lately passed. */
export async function addApprovals(step: DemoStep, documents: readonly PastDocument[]): Promise<void> {
  const { trx, deps, today } = step;
  const calendar = await findWorkCalendar(trx, addDays(today, -500));
  const round = { step, calendar };
  for (const [at, document] of documents.entries()) {
    const sent = sentAt(calendar, document, deps.now());
    if (document.status === 'rework') {
      await addReturned(round, document, { sent, at, isFormer: false });
      continue;
    }
    const { mended, again } = secondSending(calendar, sent);
    const isRepeated =
      document.kind === 'agreement' &&
      document.status === 'on_approval' &&
      at % 3 === 1 &&
      again < deps.now();
    const former = isRepeated ? await addReturned(round, document, { sent, at, isFormer: true }) : null;
    const late = lately(step, calendar, at);
    const begun = former === null ? sent : late > again ? late : again;
    if (former !== null) {
      await answerRemarks(round, document, former);
      await bringLastEdition(trx, document, mended);
    }
    const number = former === null ? 1 : 2;
    const id = await begin(round, document, { sent: begun, round: number, isFormer: false });
    if (id !== null) await addVotes({ ...round, id }, document, { begun, at });
  }
}
