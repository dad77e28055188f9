import { sql } from 'kysely';
import type { FoundRecord, Naming, RowValues } from '../../imports/importable.service';
import type { Db } from '../../platform/database/database';
import { prepared } from '../../platform/database/prepared';
import { asked, type SharedQuestion } from '../../platform/database/side-by-side';
import type { Actor } from '../../platform/http/actor';
import { readsAgreement } from '../../visibility/agreement-visibility';
import type { LineProduct } from './agreement-lines.policy';
import type { ShownAgreement } from './agreement-intake.policy';
import type { Signer } from './agreement-parts.policy';

/** What a row of a file says of the agreement it is about. */
interface Wanted {
  internalNumber: string | null;
  number: string | null;
  organizationId: number | null;
  year: string | null;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** By what the values of a row name their agreement. */
export function wantedIn({ internal_number, number, organization_id, agreement_date }: RowValues): Wanted {
  return {
    internalNumber: textOf(internal_number),
    number: textOf(number),
    organizationId: typeof organization_id === 'number' ? organization_id : null,
    year: textOf(agreement_date)?.slice(0, 4) ?? null,
  };
}

interface Asking {
  actor: Actor;
  wanted: Wanted;
}

/** Those that have the number of an organisation and year; a draft without a date is of any year. */
const BY_NUMBER = sql`(search_text(a.number) = search_text(w.number)
      or (a.number is null and a.internal_number = w.number))
    and (w."organizationId" is null or a.organization_id = w."organizationId")
    and (w.year is null or a.agreement_date is null or extract(year from a.agreement_date)::int = w.year)`;

/** What each of the rows is about, of those that name it alike. */
async function findAlike(
  db: Db,
  wanted: readonly Wanted[],
  { actor, isInternal }: { actor: Actor; isInternal: boolean },
) {
  const condition = isInternal ? sql`a.internal_number = w."internalNumber"` : BY_NUMBER;
  const { rows } = await sql<FoundRecord & { at: number }>`${prepared()}
    select said.at::int as at, found.id, found.lock_version
    from jsonb_array_elements(${JSON.stringify(wanted)}::jsonb) with ordinality as said (one, at)
    cross join lateral jsonb_to_record(said.one)
      as w ("internalNumber" text, number text, "organizationId" bigint, year int)
    cross join lateral (
      select a.id, a.lock_version from agreements a
      where a.deleted_at is null and ${condition} and ${readsAgreement(actor, sql`a.id`)}
      order by a.id limit 2) found
    order by said.at, found.id`.execute(db);
  return wanted.map((_, at) =>
    rows.filter((row) => row.at === at + 1).map(({ id, lock_version }) => ({ id, lock_version })),
  );
}

const FOR_ROWS: SharedQuestion<Asking, FoundRecord[]> = {
  writes: false,
  askAll: async (db, asking) => {
    const found = new Map<Asking, FoundRecord[]>();
    for (const actor of new Set(asking.map((each) => each.actor))) {
      for (const isInternal of [true, false]) {
        const alike = asking.filter(
          (each) => each.actor === actor && (each.wanted.internalNumber !== null) === isInternal,
        );
        if (alike.length === 0) continue;
        const rows = await findAlike(
          db,
          alike.map(({ wanted }) => wanted),
          { actor, isInternal },
        );
        for (const [at, each] of alike.entries()) found.set(each, rows[at] ?? []);
      }
    }
    return asking.map((each) => found.get(each) ?? []);
  },
};

/**
 * Agreements the employee may read that have the internal number, or the number of that organisation and year, at most
 * two; a draft without a date is of any year. What they may not read is as good as not there.
 */
export async function findForRow(db: Db, actor: Actor, wanted: Wanted): Promise<FoundRecord[]> {
  if (wanted.internalNumber === null && wanted.number === null) return [];
  return asked(db, FOR_ROWS, { actor, wanted });
}

/** What the register shows of a live agreement; null when it is gone. */
export async function findShown(db: Db, id: number): Promise<ShownAgreement | null> {
  const row = await db
    .selectFrom('agreements')
    .select(['status', 'number', 'internal_number'])
    .select([
      'effective_end_date as end_date',
      'effective_is_indefinite as is_indefinite',
      'effective_amount as amount',
      'effective_currency_code as currency_code',
      'effective_counterparty_id as counterparty_id',
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Agreements the employee may read whose number or internal number a cell says, at most two. */
export async function namedAgreements(db: Db, text: string, { actor }: Naming): Promise<number[]> {
  const bare = text.replace(/^№\s*/, '');
  const { rows } = await sql<{ id: number }>`
    select a.id from agreements a
    where a.deleted_at is null and (search_text(a.number) = search_text(${bare}) or a.internal_number = ${bare})
      and ${readsAgreement(actor, sql`a.id`)}
    order by a.id limit 2`.execute(db);
  return rows.map(({ id }) => id);
}

/** The products the rows of lines refer to, by their ids. */
export async function findLineProducts(
  db: Db,
  rows: readonly RowValues[],
): Promise<Map<number, LineProduct>> {
  const ids = rows.flatMap(({ product_id }) => (typeof product_id === 'number' ? [product_id] : []));
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('products')
    .select(['id', 'name', 'measure_id', 'price', 'currency_code', 'vat_rate_id'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(found.map(({ id, ...product }) => [id, product]));
}

/** The people who may sign for a counterparty. */
export async function findSigners(db: Db, counterpartyId: number): Promise<Signer[]> {
  return db
    .selectFrom('signatories')
    .select(['id', 'last_name', 'first_name', 'middle_name'])
    .where('counterparty_id', '=', counterpartyId)
    .orderBy('id')
    .execute();
}

/** Ids of the accounts of the companies that have the number, however it is spaced. */
export async function findAccountsOf(
  db: Db,
  { companies, number }: { companies: readonly number[]; number: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom('bank_accounts')
    .select('id')
    .where('counterparty_id', 'in', [0, ...companies])
    .where('account', '=', number.replace(/[\s\u00a0-]/g, ''))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
