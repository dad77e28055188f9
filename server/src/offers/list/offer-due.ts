import { type RawBuilder, sql } from 'kysely';
import type { ComingDay, DueRow, DueSource, DueWanted } from '../../due-dates/due-sources.service';
import { fileEnd, watchesTermsIn } from '../../files/file-end.service';
import { counterpartyTextOf } from '../../lists/columns/reference-json';
import { holds } from '../../platform/http/access';
import { seesOffer } from '../../visibility/offer-visibility';

const CALLED = sql<string>`'№\u00a0' || f.number || ' ' || f.title`;

function select(
  { day, when, note, named, beside }: ComingDay,
  { viewer, from, to }: DueWanted,
): RawBuilder<DueRow> | null {
  if (viewer !== 'everything' && !holds(viewer, 'commercial_offers.read')) return null;
  return sql<DueRow>`
    select 'commercial_offer', f.id, ${day}, ${named?.title ?? CALLED}, ${note ?? sql`null::text`},
      '/commercial-offers/' || f.id || ${named === undefined ? '' : `?tab=${named.tab}`},
      ${counterpartyTextOf(sql`f.counterparty_id`, sql`f.counterparty_name`)}, f.responsible_id,
      ${named === undefined ? sql`f.amount` : sql`null::numeric`}, f.currency_code,
      array[f.responsible_id]
    from commercial_offers f ${beside ?? sql``}
    where f.deleted_at is null and f.archived_at is null and ${when}
      and ${day} between ${from}::date and ${to}::date and ${seesOffer(viewer)}`;
}

/** The days of offers that are still to be decided on: until when they hold, and the end of what is attached. */
export const offerDue: readonly DueSource[] = [
  {
    kind: 'offer_end',
    title: 'Срок действия предложения',
    rows: (wanted) =>
      select(
        {
          day: sql`f.valid_until`,
          when: sql`f.status in ('draft', 'on_approval', 'rework', 'approved', 'sent')`,
        },
        wanted,
      ),
  },
  fileEnd({
    kind: 'offer_file_end',
    title: 'Окончание срока документа предложения',
    documentable: 'commercial_offer',
    rows: (ends, wanted) =>
      select(
        {
          day: sql`e.day`,
          when: watchesTermsIn('commercial_offer', sql`f.status`),
          named: { title: sql`e.names`, tab: 'files' },
          note: sql`'Коммерческое предложение ' || ${CALLED}`,
          beside: sql`join ${ends} e on e.record_id = f.id`,
        },
        wanted,
      ),
  }),
];
