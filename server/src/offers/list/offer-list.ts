import { sql } from 'kysely';
import { type CommercialOfferRow, OFFER_STATUSES } from 'shared/contract/commercial-offer/commercial-offer';
import { foundInFiles, withFiles } from '../../file-texts/file-search.service';
import { counterpartyFilter } from '../../lists/side-filter';
import { archivedFilter, dayFilter, enumFilter, idFilter, numberFilter } from '../../lists/list-filters';
import type { ListResource } from '../../lists/list-resource';
import { containsWords } from '../../lists/list-search';
import { OFFER_PARTY, type OfferParty } from '../offer-party';
import { seesOffer } from '../../visibility/offer-visibility';

/** A row of the register as the database gives it: the wire's row before `can`, and what `can` depends on. */
export type ListedOffer = Omit<CommercialOfferRow, 'can' | 'party'> & {
  party: OfferParty;
  created_by_id: number | null;
};

/** Commercial offers, incoming and outgoing. */
export const offerResource: ListResource<ListedOffer> = {
  name: 'commercial-offers',
  from: sql`commercial_offers f`,
  id: sql<number>`f.id`,
  columns: sql<ListedOffer>`
    f.id, f.number, f.revision, f.offer_date, f.direction, f.title, f.subject, f.organization_id,
    o.name_short as organization_name, f.counterparty_id, f.counterparty_name, ${OFFER_PARTY} as party, f.responsible_id, r.full_name as responsible_name,
     f.currency_code, f.amount, f.vat_amount, f.discount_percent, f.valid_until,
    f.status, f.archived_at, f.created_at, f.created_by_id, f.updated_at, f.lock_version`,
  joins: sql`
    join counterparties o on o.id = f.organization_id join users r on r.id = f.responsible_id
    left join counterparties k on k.id = f.counterparty_id`,
  sorts: {
    offer_date: { expression: sql`f.offer_date` },
    number: { expression: sql`f.number collate "und-x-icu"` },
    title: { expression: sql`f.title collate "und-x-icu"` },
    counterparty: { expression: sql`f.counterparty_name collate "und-x-icu"` },
    counterparty_name: { expression: sql`f.counterparty_name collate "und-x-icu"` },
    amount: { expression: sql`f.amount`, nullable: true },
    valid_until: { expression: sql`f.valid_until`, nullable: true },
    status: { expression: sql`f.status` },
    created_at: { expression: sql`f.created_at` },
    updated_at: { expression: sql`f.updated_at` },
  },
  defaultSort: '-offer_date',
  filters: {
    status: enumFilter(sql`f.status`, OFFER_STATUSES),
    direction: enumFilter(sql`f.direction`, ['incoming', 'outgoing']),
    organization_id: idFilter(sql`f.organization_id`),
    counterparty_id: counterpartyFilter(sql`f.counterparty_id`),
    responsible_id: idFilter(sql`f.responsible_id`),
    department_id: idFilter(sql`f.department_id`),
    decision_reason_id: idFilter(sql`f.decision_reason_id`),
    category_id: idFilter(sql`f.category_id`),
    offer_date: dayFilter(sql`f.offer_date`),
    valid_until: dayFilter(sql`f.valid_until`),
    amount: numberFilter(sql`f.amount`),
    archived: archivedFilter(sql`f.archived_at`),
  },
  search: (text) =>
    withFiles(containsWords(sql`f.search`, text), foundInFiles('commercial_offer', sql`f.id`, text)),
  visible: ({ actor }) => sql`f.deleted_at is null and ${seesOffer(actor)}`,
};
