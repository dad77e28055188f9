import { sql } from 'kysely';
import { OFFER_WORKFLOW } from 'shared/contract/commercial-offer/commercial-offer.workflow';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import type { LinkedDocument, LinkedKind } from '../links/linked-kinds.service';
import { offerName } from '../lists/columns/offer-name';
import { counterpartyTextOf } from '../lists/columns/reference-json';
import { readersOf } from '../records/document-visibility';
import { offerVisibility, readsOffer } from '../visibility/offer-visibility';

/** How a link shows a commercial offer. */
export const linkedOffer: LinkedKind = {
  kind: RECORD_KINDS.commercialOffer,
  read: 'commercial_offers.read',
  statuses: OFFER_WORKFLOW.statuses,
  reads: readsOffer,
  facts: (id) => sql<LinkedDocument>`
    select 'Предложение ' || ${offerName('f')} as name,
      f.title, ${counterpartyTextOf(sql`f.counterparty_id`, sql`f.counterparty_name`)} as counterparty_name, f.offer_date as date, f.status,
      f.archived_at is not null as is_archived, f.destroyed_at is not null as is_destroyed, f.lock_version
    from commercial_offers f where f.id = ${id} and f.deleted_at is null`,
  audience: (db, id) => readersOf(offerVisibility, db, { id, permission: 'commercial_offers.read' }),
};
