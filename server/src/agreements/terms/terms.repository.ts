import { sql } from 'kysely';
import type { AddendumStatus } from 'shared/contract/addendum/addendum.labels';
import type { Db, Trx } from '../../platform/database/database';
import { withoutOriginal } from '../../lists/columns/without-original';
import type { PercentOf } from '../../records/lines/item-amounts';
import { accountName, counterpartyText } from '../../lists/columns/reference-json';
import { type KeptTermChange, termChangesJson } from '../../lists/columns/term-changes-json';

/** An addendum as far as the terms of its agreement depend on it. */
export interface TermsAddendum {
  id: number;
  number: string;
  addendum_date: string | null;
  title: string;
  kinds: string[];
  status: AddendumStatus;
  effective_from: string | null;
  effective_to: string | null;
  is_retroactive: boolean;
  /** It takes effect by the original, which has not come. */
  lacks_original: boolean;
  changes: KeptTermChange[];
}

/** A renewal of the term. */
export interface Renewal {
  id: number;
  renewed_on: string;
  end_date: string;
  previous_end_date: string | null;
}

const addendumColumns = sql`d.id, d.number, d.addendum_date, d.title, d.kinds, d.status, d.effective_from,
  d.effective_to, d.is_retroactive, ${withoutOriginal('d')} as lacks_original, ${termChangesJson} as changes`;

/** The addendum in whatever state; null when there is none. */
export async function findTermsAddendum(db: Db, id: number): Promise<TermsAddendum | null> {
  const { rows } = await sql<TermsAddendum>`select ${addendumColumns} from addendums d
    where d.id = ${id} and d.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** The addenda of the agreement that are on their way to the signature or have got it, the oldest first. */
export async function findTermsAddendums(db: Db, agreementId: number): Promise<TermsAddendum[]> {
  const { rows } = await sql<TermsAddendum>`
    select ${addendumColumns} from addendums d
    where d.agreement_id = ${agreementId} and d.deleted_at is null
      and d.status not in ('draft', 'rework', 'rejected', 'cancelled')
    order by d.effective_from nulls last, d.addendum_date nulls last, d.id`.execute(db);
  return rows;
}

/** The renewals of the term, the oldest first. */
export function findRenewals(db: Db, agreementId: number): Promise<Renewal[]> {
  return db
    .selectFrom('agreement_renewals')
    .select(['id', 'renewed_on', 'end_date', 'previous_end_date'])
    .where('agreement_id', '=', agreementId)
    .orderBy('id')
    .execute();
}

/** Puts down that the term goes on. */
export async function addRenewal(
  trx: Trx,
  renewal: { agreement_id: number; renewed_on: string; end_date: string; previous_end_date: string | null },
): Promise<void> {
  await trx.insertInto('agreement_renewals').values(renewal).execute();
}

/** The percent of every rate. */
export async function findPercents(db: Db): Promise<PercentOf> {
  const rates = await db.selectFrom('vat_rates').select(['id', 'percent']).execute();
  const percents = new Map(rates.map(({ id, percent }) => [id, percent]));
  return (id) => (id === null ? null : (percents.get(id) ?? null));
}

/** Agreements whose terms time alone has changed by the day, beyond the given id. */
export async function findToReview(
  db: Db,
  wanted: { today: string; afterId: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from agreements
    where effective_review_on <= ${wanted.today}::date and deleted_at is null and id > ${wanted.afterId}
    order by id limit ${wanted.most}`.execute(db);
  return rows.map(({ id }) => id);
}

const NAMES = {
  counterparties: sql`counterparties`,
  signatories: sql`signatories`,
  'bank-accounts': sql`bank_accounts`,
  'vat-rates': sql`vat_rates`,
} as const;
const NAME_OF = {
  counterparties: counterpartyText('r'),
  signatories: sql`r.full_name`,
  'bank-accounts': accountName('r'),
  'vat-rates': sql`r.name`,
} as const;

/** Resources whose records a term may name. */
export type NamedResource = keyof typeof NAMES;

/** What the records are called; one that is no more has no name. */
export async function findNames(
  db: Db,
  resource: NamedResource,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select r.id, ${NAME_OF[resource]} as name from ${NAMES[resource]} r where r.id = any(${ids}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
