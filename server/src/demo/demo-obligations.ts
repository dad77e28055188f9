import type { Insertable } from 'kysely';
import { sumMoney } from 'shared/contract/money/decimal';
import { addDays } from '../calendar/business-day';
import { findWorkCalendar } from '../calendar/working-days.repository';
import type { WorkCalendar } from '../calendar/working-time';
import { type DueRule, dueDateOf } from '../obligations/due-date.policy';
import type { ObligationsTables } from '../obligations/schema';
import type { DemoStep } from './demo-step';

/** So many agreements have something to be done: the calendar stays readable. */
const AGREEMENTS = 60;
const LONG_AGO = '2000-01-01';

interface Obliging {
  id: number;
  direction: 'income' | 'expense' | 'none';
  amount: string;
  start_date: string;
  end_date: string;
  signed_on: string;
  responsible_id: number;
}

type Row = Insertable<ObligationsTables['obligations']>;

async function findObliging({ trx, today }: DemoStep): Promise<Obliging[]> {
  const rows = await trx
    .selectFrom('agreements')
    .select(['id', 'direction', 'effective_amount as amount', 'start_date', 'effective_end_date as end_date'])
    .select(['signed_by_us_at', 'signed_by_them_at', 'responsible_id'])
    .where('status', '=', 'active')
    .where('direction', '<>', 'none')
    .where('effective_end_date', '>', addDays(today, 14))
    .orderBy('agreement_date', 'desc')
    .orderBy('id')
    .limit(AGREEMENTS)
    .execute();
  return rows.flatMap(
    ({ amount, start_date, end_date, signed_by_us_at: us, signed_by_them_at: them, ...row }) =>
      amount === null || start_date === null || end_date === null || us === null || them === null
        ? []
        : [{ ...row, amount, start_date, end_date, signed_on: us > them ? us : them }],
  );
}

const halfway = (from: string, to: string) =>
  new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString().slice(0, 10);

/** What is behind is done in its time, but for the last few days: something is always late. */
function stateOf(due: string, today: string, sum: string | null): Partial<Row> {
  if (due >= addDays(today, -4)) return {};
  return { status: 'done', done_at: due, done_amount: sum };
}

function linesOf(agreement: Obliging, calendar: WorkCalendar, today: string): Row[] {
  const { id, amount, signed_on, start_date: start, end_date: end, direction, responsible_id } = agreement;
  const payer = direction === 'expense' ? 'ours' : 'theirs';
  const doer = payer === 'ours' ? 'theirs' : 'ours';
  const advance = (Number(amount) * 0.3).toFixed(2);
  const days = { signing: signed_on, start, obligation: null };
  const line = (
    given: Pick<Row, 'kind' | 'title' | 'direction'> & { sum: string | null; rule: DueRule },
  ): Row => {
    const { sum, rule, ...rest } = given;
    const due = dueDateOf(rule, days, calendar);
    const state = due === null ? {} : stateOf(due, today, sum);
    const of = { document_type: 'agreement', document_id: id, responsible_id };
    return { ...of, ...rest, ...rule, amount: sum, due_date: due, ruled_date: due, ...state };
  };
  const rule = { due_offset: 0, due_unit: 'working', due_shift: 'next' } as const;
  const on = (day: string): DueRule => ({ ...rule, due_base: 'date', due_day: day });
  const afterSigning: DueRule = { ...rule, due_base: 'signing', due_day: null, due_offset: 5 };
  return [
    line({ kind: 'payment', title: 'Аванс 30 %', direction: payer, sum: advance, rule: afterSigning }),
    line({
      kind: 'act',
      title: 'Акт за первый этап',
      direction: doer,
      sum: null,
      rule: on(halfway(start, end)),
    }),
    line({
      kind: 'payment',
      title: 'Окончательный расчёт',
      direction: payer,
      sum: sumMoney([amount, `-${advance}`]),
      rule: on(addDays(end, -10)),
    }),
  ];
}

/** The agreements in force have an advance, an act and the rest to be paid: some done, some coming, a few late. */
export async function addObligations(step: DemoStep): Promise<void> {
  const calendar = await findWorkCalendar(step.trx, LONG_AGO);
  const agreements = await findObliging(step);
  // Row by row of differing columns: those that are done have more to say.
  for (const agreement of agreements) {
    for (const row of linesOf(agreement, calendar, step.today)) {
      await step.trx.insertInto('obligations').values(row).execute();
    }
  }
}
