import { sql } from 'kysely';
import type { DueRow, DueSource } from '../../due-dates/due-sources.service';
import { holds } from '../../platform/http/access';
import { seesOffer } from '../../visibility/offer-visibility';

/** Until when offers that are still to be decided on hold. */
export const offerDue: DueSource = {
  kind: 'offer_end',
  title: 'Срок действия предложения',
  rows: ({ viewer, from, to }) => {
    if (viewer !== 'everything' && !holds(viewer, 'commercial_offers.read')) return null;
    return sql<DueRow>`
      select 'commercial_offer', f.id, f.valid_until, '№ ' || f.number || ' ' || f.title, null::text,
        '/commercial-offers/' || f.id, f.counterparty_name, f.responsible_id, f.amount, f.currency_code,
        array[f.responsible_id]
      from commercial_offers f
      where f.deleted_at is null and f.archived_at is null and f.status in ('draft', 'on_approval', 'rework', 'approved', 'sent')
        and f.valid_until between ${from}::date and ${to}::date and ${seesOffer(viewer)}`;
  },
};
