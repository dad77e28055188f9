import { type RawBuilder, sql } from 'kysely';
import { agreementNameText } from '../../lists/columns/agreement-name';
import type { ComingDay, DueRow, DueSource, DueWanted } from '../../due-dates/due-sources.service';
import { fileEnd, watchesTermsIn } from '../../files/file-end.service';
import { counterpartyTextOf } from '../../lists/columns/reference-json';
import { watcherIds } from '../../lists/columns/watcher-ids';
import { originalReturn } from '../../originals/original-due.service';
import { holds } from '../../platform/http/access';
import { seesAgreement } from '../../visibility/agreement-visibility';
import { ORIGINAL_STATES } from './addendum-list';

const CALLED = sql<string>`'№\u00a0' || d.number || ' ' || d.title`;

/** Told to whoever works on the addendum or on its agreement. */
function select(
  { day, when, named, beside }: ComingDay,
  { viewer, from, to }: DueWanted,
): RawBuilder<DueRow> | null {
  if (viewer !== 'everything' && !holds(viewer, 'addendums.read')) return null;
  return sql<DueRow>`
    select 'addendum', d.id, ${day}, ${named?.title ?? sql`'ДС ' || ${CALLED}`},
      ${named === undefined ? sql`'К'` : sql`'Доп. соглашение ' || ${CALLED} || ' к'`}
        || ' договору ' || ${agreementNameText('a')},
      '/addendums/' || d.id || ${named === undefined ? '' : `?tab=${named.tab}`},
      ${counterpartyTextOf(sql`a.counterparty_id`, sql`a.counterparty_name`)},
      d.responsible_id, null::numeric, null::text,
      array_remove(array[d.responsible_id, a.responsible_id, a.curator_id]
        || ${watcherIds('agreement', sql<number>`a.id`)}, null)
    from addendums d join agreements a on a.id = d.agreement_id ${beside ?? sql``}
    where d.deleted_at is null and a.deleted_at is null and d.archived_at is null and ${when}
      and ${day} between ${from}::date and ${to}::date and ${seesAgreement(viewer)}`;
}

/** The days of addenda: the return of the signed paper, and the end of what is attached. */
export const addendumDue: readonly DueSource[] = [
  originalReturn({
    kind: 'addendum_original_return',
    title: 'Возврат оригинала доп. соглашения',
    late: 'Оригинал доп. соглашения не вернулся в срок',
    alias: 'd',
    states: ['on_signing', ...ORIGINAL_STATES],
    rows: select,
  }),
  fileEnd({
    kind: 'addendum_file_end',
    title: 'Окончание срока документа доп. соглашения',
    documentable: 'addendum',
    rows: (ends, wanted) =>
      select(
        {
          day: sql`e.day`,
          // An addendum lives no longer than its agreement.
          when: sql`${watchesTermsIn('addendum', sql`d.status`)} and a.archived_at is null
            and ${watchesTermsIn('agreement', sql`a.status`)}`,
          named: { title: sql`e.names`, tab: 'files' },
          beside: sql`join ${ends} e on e.record_id = d.id`,
        },
        wanted,
      ),
  }),
];
