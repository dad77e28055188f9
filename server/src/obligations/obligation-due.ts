import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { FURTHEST_REMIND_DAY, USUAL_REMIND_DAYS } from 'shared/contract/obligation/obligation.labels';
import { OBLIGATION_KIND } from 'shared/contract/obligation/obligation-kind';
import { recordPath } from 'shared/contract/record/record-kind';
import { daysText } from '../calendar/days-text';
import type { Db } from '../platform/database/database';
import type { DueRow, DueSource } from '../due-dates/due-sources.service';
import { counterpartyTextOf } from '../lists/columns/reference-json';
import { obligedKinds, seesObligation } from './obliged-kinds';
import { readsSome } from './obligation-register';
import { obligationsFrom } from './obligations.repository';
import { sumInForce } from './terms/in-force-columns';

/** The days before their terms that these obligations name themselves, by their numbers; those that name none are left out. */
async function findRemindDays(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db
    .selectFrom('obligations')
    .select(['id', 'remind_days'])
    .where('id', 'in', [...ids, 0])
    .execute();
  return new Map(
    rows
      .filter(({ remind_days: days }) => days.length > 0)
      .map(({ id, remind_days: days }) => [id, days.map(Number)]),
  );
}

/** Open obligations by their terms. */
export function obligationDue(app: FastifyInstance): DueSource {
  const urls = () => {
    const arms = obligedKinds(app).map(({ kind }) => {
      const [before = '', after = ''] = (recordPath(kind, 0) ?? '').split('0');
      return sql`when ${kind.name} then ${before} || b.document_id || ${after}`;
    });
    return sql`(case b.document_type ${sql.join(arms, sql` `)} end || '?tab=obligations')`;
  };
  return {
    kind: OBLIGATION_KIND.name,
    title: OBLIGATION_KIND.title,
    single: OBLIGATION_KIND.noun.subject,
    canBeLate: true,
    rows: ({ viewer, from, to }) => {
      if (viewer !== 'everything' && !readsSome(app)(viewer)) return null;
      const sees = viewer === 'everything' ? sql<boolean>`true` : seesObligation(app, viewer);
      return sql<DueRow>`
        select ${OBLIGATION_KIND.name}::text, b.id, b.due_date, b.title, doc.name || ' ' || doc.title, ${urls()},
          ${counterpartyTextOf(sql`doc.counterparty_id`, sql`doc.counterparty_name`)}, b.responsible_id,
          ${sumInForce} - coalesce(b.done_amount, 0), doc.currency_code,
          array[b.responsible_id, doc.responsible_id]
        from ${obligationsFrom(app)}
        where b.status in ('planned', 'partially') and b.due_date between ${from}::date and ${to}::date
          and not doc.is_closed and ${sees}`;
    },
    reminders: {
      steps: USUAL_REMIND_DAYS,
      own: findRemindDays,
      furthest: FURTHEST_REMIND_DAY,
      type: 'obligation_due',
      overdue: 'obligation_overdue',
      title: (left) => {
        if (left < 0) return 'Обязательство просрочено';
        return left === 0 ? 'Срок обязательства сегодня' : `До срока обязательства ${daysText(left)}`;
      },
    },
  };
}
