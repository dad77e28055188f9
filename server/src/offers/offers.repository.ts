import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { UserStatus } from 'shared/contract/user/user.labels';
import { HIDDEN_RECORD } from 'shared/contract/record/hidden-record';
import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { agreementNameText } from '../lists/columns/agreement-name';
import { readsAgreement } from '../visibility/agreement-visibility';
import { counterpartyJson, employeeJson, rateJson } from '../lists/columns/reference-json';
import type { Db, Trx } from '../platform/database/database';
import { fixed } from '../platform/database/fixed';
import { prepared } from '../platform/database/prepared';
import { itemsJson } from '../records/lines/item-lines.repository';
import { type SeenRow, updateVersioned } from '../records/versioned-row';
import type { Viewer } from '../records/viewer';
import { OFFER_ITEMS } from './offer-fields';
import { readsOffer, seesOffer } from '../visibility/offer-visibility';
import type { OffersTables } from './schema';
import { missingDocuments } from '../lists/columns/missing-documents';
import { offerName } from '../lists/columns/offer-name';
import { ATTACHED, type AttachedFiles, attachedFiles } from '../lists/columns/attached-files';
import { sidesOfOffer, type SideState } from '../lists/columns/sides-json';

type OffersTable = OffersTables['commercial_offers'];

/** The whole card before what depends on the reader. */
export type OfferRecord = Omit<CommercialOffer, 'can' | 'open_groups' | 'available_actions' | 'readiness'> &
  Pick<Selectable<OffersTable>, 'created_by_id' | 'responsible_id' | 'organization_id' | 'counterparty_id'> &
  AttachedFiles & {
    sides: SideState[];
    /** Names of the documents that every offer needs and this one lacks. */
    missing_documents: string[];
    responsible_status: UserStatus;
    is_contest_over: boolean;
  };

/** How an offer is found under a viewer's eyes. */
export const seenOffer: SeenRow = {
  from: sql`commercial_offers f`,
  id: sql<number>`f.id`,
  alias: 'f',
  seen: (viewer) => sql`f.deleted_at is null and ${seesOffer(viewer)}`,
};

/** A record as a link, or null when the outer join found none; what the viewer may not read keeps its name to itself. */
const linked = (alias: string, name: RawBuilder<unknown>, isRead = sql<boolean>`true`) => sql`
  case when ${sql.ref(`${alias}.id`)} is not null then json_build_object(
    'id', ${sql.ref(`${alias}.id`)}, 'name', case when ${isRead} then ${name} else ${sql.lit(HIDDEN_RECORD)} end) end`;

// Offers are approved where somebody has said who approves them.
const approvalRequired = sql`exists (select from chain_templates t
  where t.is_active and 'commercial_offer' = any(t.document_kinds))`;

/** An agreement was made by one of those the offer is compared with. */
const contestOver = sql`exists (select from commercial_offers w
  where w.competitor_group_id = f.competitor_group_id and w.status = 'converted' and w.deleted_at is null)`;

/** What the card of an offer under `f` tells to every reader. */
const CARD_COLUMNS = fixed(sql`f.*, ${itemsJson(OFFER_ITEMS, sql<number>`f.id`)} as items,
  o.name_short as organization_name, r.full_name as responsible_name,
  ${counterpartyJson('o')} as organization,
  case when c.id is not null then ${counterpartyJson('c')} end as counterparty,
  ${linked('k', sql`k.name`)} as category, ${linked('d', sql`d.name`)} as department,
  ${linked('dr', sql`dr.name`)} as decision_reason,
  case when co.id is not null then json_build_object(
    'id', co.id, 'name', co.name, 'phone', co.phone, 'email', co.email) end as contact,
  ${employeeJson('r', 'rd')} as responsible, ${employeeJson('au', 'aud')} as author, ${rateJson('v')} as vat_rate,
  ${sidesOfOffer('c')} as sides, r.status as responsible_status, ${approvalRequired} as approval_required,
  ${contestOver} as is_contest_over,
  ${missingDocuments({ kind: 'commercial_offer', id: sql`f.id` })} as missing_documents,
  ${ATTACHED}`);

/** Where those columns come from, and the documents beside the offer that not every reader sees. */
const CARD_SOURCE = fixed(sql`commercial_offers f
  join counterparties o on o.id = f.organization_id
  left join counterparties c on c.id = f.counterparty_id
  left join categories k on k.id = f.category_id left join departments d on d.id = f.department_id
  left join decision_reasons dr on dr.id = f.decision_reason_id
  left join counterparty_contacts co on co.id = f.contact_id
  join users r on r.id = f.responsible_id left join departments rd on rd.id = r.department_id
  left join users au on au.id = f.created_by_id left join departments aud on aud.id = au.department_id
  left join vat_rates v on v.id = f.vat_rate_id
  left join commercial_offers p on p.id = f.previous_id and p.deleted_at is null
  left join lateral (select s.id, s.number, s.revision from commercial_offers s
    where s.previous_id = f.id and s.deleted_at is null and s.status <> 'cancelled'
    order by s.id desc limit 1) n on true
  left join agreements a on a.id = f.agreement_id and a.deleted_at is null
  ${attachedFiles({ kind: 'commercial_offer', id: sql`f.id` })}`);

/** The card; null when there is none or the viewer does not see it. */
export async function findOffer(db: Db, viewer: Viewer, id: number): Promise<OfferRecord | null> {
  const { rows } = await sql<OfferRecord>`${prepared()}
    select ${CARD_COLUMNS}, ${linked('p', offerName('p'), readsOffer(viewer, sql`p.id`))} as previous,
      ${linked('n', offerName('n'), readsOffer(viewer, sql`n.id`))} as next,
      ${linked('a', agreementNameText('a'), readsAgreement(viewer, sql`a.id`))} as agreement
    from ${CARD_SOURCE}
    where f.id = ${id} and ${seenOffer.seen(viewer)}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Behind what the next revision of the offer stands: the last one there is by its number, cancelled or not, and in the
 * comparison of the last one there was, though it has been deleted since.
 */
export async function findLastRevision(
  trx: Trx,
  id: number,
): Promise<{ revision: number; competitor_group_id: number | null }> {
  const { rows } = await sql<{ revision: number; competitor_group_id: number | null }>`
    select max(revision) filter (where deleted_at is null) as revision,
      (array_agg(competitor_group_id order by id desc))[1] as competitor_group_id
    from commercial_offers where id = ${id} or previous_id = ${id}`.execute(trx);
  const [last] = rows;
  if (last === undefined) throw new Error(`No offer ${String(id)}`);
  return last;
}

/** Adds the offer; its number and amounts are given by the caller. */
export async function insertOffer(trx: Trx, values: Insertable<OffersTable>): Promise<number> {
  const { id } = await trx
    .insertInto('commercial_offers')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes the changed columns and raises the version; the caller holds the row. */
export function updateOffer(
  trx: Trx,
  change: { id: number; actorId: number | null; now: Date; set: Updateable<OffersTable> },
): Promise<void> {
  return updateVersioned(trx, 'commercial_offers', change);
}

/** The offer is known to have been opened at the moment, unless it was before; its version stays. */
export async function markViewed(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('commercial_offers')
    .set({ viewed_at: at })
    .where('id', '=', id)
    .where('viewed_at', 'is', null)
    .execute();
}

/** What the reason is called, when it may be chosen from now on; null otherwise. */
export async function findReason(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('decision_reasons')
    .select('name')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Offers that the agreement was made by. */
export async function findConvertedInto(db: Db, agreementId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('commercial_offers')
    .select('id')
    .where('agreement_id', '=', agreementId)
    .where('status', '=', 'converted')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

type OfferBehind = Pick<Selectable<OffersTable>, 'id' | 'status' | 'agreement_id'>;

/** The offer behind the agreement, held until the transaction ends; null when none is. */
export async function holdOfferOf(trx: Trx, agreementId: number): Promise<OfferBehind | null> {
  const { rows } = await sql<OfferBehind>`
    select f.id, f.status, f.agreement_id
    from commercial_offers f join agreements a on a.commercial_offer_id = f.id
    where a.id = ${agreementId} and f.deleted_at is null for update of f`.execute(trx);
  return rows[0] ?? null;
}

/** True when an offer of the organisation and year bears the number. */
export async function isNumberTaken(
  db: Db,
  wanted: { number: string; organizationId: number; offerDate: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from commercial_offers
    where organization_id = ${wanted.organizationId} and deleted_at is null
      and extract(year from offer_date)::int = extract(year from ${wanted.offerDate}::date)::int
      and search_text(number) = search_text(${wanted.number})`.execute(db);
  return rows.length > 0;
}

/** Offers whose last day has passed while they waited for an answer, beyond the given id. */
export async function findEndedOffers(
  db: Db,
  wanted: { today: string; afterId: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from commercial_offers
    where deleted_at is null and status in ('sent', 'approved') and valid_until < ${wanted.today}::date
      and id > ${wanted.afterId}
    order by id limit ${wanted.most}`.execute(db);
  return rows.map((row) => row.id);
}
