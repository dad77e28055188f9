import { type RawBuilder, sql } from 'kysely';
import { agreementNameText } from '../lists/columns/agreement-name';
import type { ComingDay, DueRow, DueSource, DueWanted } from '../due-dates/due-sources.service';
import { holds } from '../platform/http/access';
import { daysText } from '../calendar/days-text';
import { fileEnd, watchesTermsIn } from '../files/file-end.service';
import { counterpartyTextOf } from '../lists/columns/reference-json';
import { watcherIds } from '../lists/columns/watcher-ids';
import { originalReturn } from '../originals/original-due.service';
import { ORIGINAL_STATES } from './list/original-states';
import { seesAgreement } from '../visibility/agreement-visibility';

const STEPS = [90, 60, 30, 7];

interface Coming extends ComingDay {
  /** Comes also of what has been put away. */
  isAlsoArchived?: true;
}

const CALLED = sql<string>`${agreementNameText('a')} || ' ' || a.title`;
const LIVE = sql<boolean>`a.status in ('signed', 'active', 'suspended')`;
/** A term of the agreement as addenda have left it by today. */
const inForce = (name: 'renewal_type' | 'renewal_months' | 'renewal_limit') =>
  sql<string>`case when a.effective_terms ? ${sql.lit(name)}
    then a.effective_terms #>> ${sql.lit(`{${name},value}`)} else ${sql.ref(`a.${name}`)}::text end`;
const RENEWS = sql<boolean>`(a.renewal_declined_on is null and ${inForce('renewal_type')} = 'auto'
  and ${inForce('renewal_months')} is not null
  and (${inForce('renewal_limit')} is null or a.renewal_count < (${inForce('renewal_limit')})::int))`;
/** The sides still have to say whether it goes on. */
const IS_OPEN = sql<boolean>`(${RENEWS}
  or (a.renewal_declined_on is null and ${inForce('renewal_type')} = 'by_addendum'))`;

function select(
  { day, when, note, named, isAlsoArchived, beside }: Coming,
  wanted: DueWanted,
): RawBuilder<DueRow> | null {
  const { viewer, from, to } = wanted;
  if (viewer !== 'everything' && !holds(viewer, 'agreements.read')) return null;
  return sql<DueRow>`
    select 'agreement', a.id, ${day}, ${named?.title ?? CALLED}, ${note ?? sql`null::text`},
      '/agreements/' || a.id || ${named === undefined ? '' : `?tab=${named.tab}`},
      ${counterpartyTextOf(sql`a.counterparty_id`, sql`a.counterparty_name`)}, a.responsible_id,
      ${named === undefined ? sql`a.effective_amount` : sql`null::numeric`}, a.effective_currency_code,
      array_remove(array[a.responsible_id, a.curator_id] || ${watcherIds('agreement', sql<number>`a.id`)}, null)
    from agreements a ${beside ?? sql``}
    where a.deleted_at is null and a.destroyed_at is null
      and ${isAlsoArchived ? sql`true` : sql`a.archived_at is null`} and ${when}
      and ${day} between ${from}::date and ${to}::date and ${seesAgreement(viewer)}`;
}

const END = sql<string>`a.effective_end_date`;
const NOTICE = sql<string>`(a.effective_end_date - a.effective_notice_days)`;

/** It lives to the end of its term: nobody has agreed to end it sooner. */
const HAS_END = sql<boolean>`(not a.effective_is_indefinite and (a.agreed_end_date is null or a.agreed_end_date > ${END}))`;

/**
 * The days of agreements: their end by term or by an addendum, their renewal, the last day to object to it, the return of
 * the original, the end of what is attached.
 */
export const agreementDue: readonly DueSource[] = [
  {
    kind: 'agreement_end',
    title: 'Окончание договора',
    rows: (wanted) => select({ day: END, when: sql`${LIVE} and ${HAS_END} and not ${RENEWS}` }, wanted),
    reminders: {
      steps: STEPS,
      type: 'expiring',
      title: (left) =>
        left === 0 ? 'Договор заканчивается сегодня' : `До окончания договора ${daysText(left)}`,
    },
  },
  {
    kind: 'agreement_termination',
    title: 'Расторжение договора',
    rows: (wanted) =>
      select(
        {
          day: sql`a.agreed_end_date`,
          when: LIVE,
          note: sql`'По доп. соглашению №\u00a0' || d.number`,
          beside: sql`join addendums d on d.id = a.agreed_end_addendum_id`,
        },
        wanted,
      ),
    reminders: {
      steps: STEPS,
      type: 'expiring',
      title: (left) =>
        left === 0 ? 'Договор расторгается сегодня' : `До расторжения договора ${daysText(left)}`,
    },
  },
  {
    kind: 'agreement_renewal',
    title: 'Продление договора',
    rows: (wanted) => {
      const note = sql<string>`'Продлится на ' || ${inForce('renewal_months')} || ' мес.'`;
      return select({ day: END, when: sql`${LIVE} and ${HAS_END} and ${RENEWS}`, note }, wanted);
    },
  },
  {
    kind: 'notice_deadline',
    title: 'Последний день уведомить',
    rows: (wanted) =>
      select(
        {
          day: NOTICE,
          when: sql`${LIVE} and ${HAS_END} and ${IS_OPEN} and a.effective_notice_days is not null`,
        },
        wanted,
      ),
    reminders: {
      steps: STEPS,
      type: 'notice_deadline',
      title: (left) =>
        left === 0
          ? 'Сегодня последний день уведомить о продлении или отказе от него'
          : `Уведомить о продлении или отказе от него: осталось ${daysText(left)}`,
    },
  },
  originalReturn({
    kind: 'original_return',
    title: 'Возврат оригинала',
    late: 'Оригинал договора не вернулся в срок',
    alias: 'a',
    // On its way to the signature the day is known already.
    states: ['on_signing', ...ORIGINAL_STATES],
    rows: (coming, wanted) => select({ ...coming, isAlsoArchived: true }, wanted),
  }),
  fileEnd({
    kind: 'agreement_file_end',
    title: 'Окончание срока документа договора',
    documentable: 'agreement',
    rows: (ends, wanted) =>
      select(
        {
          day: sql`e.day`,
          when: watchesTermsIn('agreement', sql`a.status`),
          named: { title: sql`e.names`, tab: 'files' },
          note: sql`'Договор ' || ${CALLED}`,
          beside: sql`join ${ends} e on e.record_id = a.id`,
        },
        wanted,
      ),
  }),
];
