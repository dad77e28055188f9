import { type RawBuilder, sql } from 'kysely';
import type { CounterpartyUsage, CounterpartyYear } from 'shared/contract/counterparty/counterparty';
import { PARTIES_IN_FORCE } from '../../lists/columns/parties-json';
import { seesAgreement } from '../../visibility/agreement-visibility';
import { seesOffer } from '../../visibility/offer-visibility';
import { holds } from '../../platform/http/access';
import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';

/** What is or was in force: drafts and what came to nothing are no turnover. */
const IN_FORCE = ['signed', 'active', 'suspended', 'completed', 'expired', 'terminated'];

/** Not offered yet, or never. */
const NOT_OFFERED = ['draft', 'cancelled'];

/** An offer counts once, in the latest of its revisions that was offered. */
const isOffered = sql<boolean>`f.status <> all(${NOT_OFFERED}::text[]) and not exists (
  select from commercial_offers later
  where later.previous_id = f.id and later.deleted_at is null and later.status <> all(${NOT_OFFERED}::text[]))`;

interface Parts {
  /** True of an agreement it is neither the first nor the second side of. */
  isFurther: RawBuilder<boolean>;
  agreements: RawBuilder<unknown>;
  addendums: RawBuilder<unknown>;
  offers: RawBuilder<unknown>;
}

/** Documents of the counterparty the reader sees, as tables with their conditions. */
function documentsOf(id: number, actor: Actor): Parts {
  const isOneOfTwo = sql<boolean>`(a.effective_counterparty_id = ${id} or a.organization_id = ${id})`;
  // An array rather than a subquery: each part of the condition keeps its index.
  const isSide = sql`(${isOneOfTwo} or a.id = any(array(
    select sp.agreement_id from ${PARTIES_IN_FORCE} sp where sp.counterparty_id = ${id})))`;
  const seen = sql`a.deleted_at is null and ${seesAgreement(actor)} and ${isSide}`;
  return {
    isFurther: sql<boolean>`not ${isOneOfTwo}`,
    agreements: sql`agreements a where ${seen}`,
    addendums: sql`addendums d join agreements a on a.id = d.agreement_id where d.deleted_at is null and ${seen}`,
    offers: sql`commercial_offers f where f.deleted_at is null and ${seesOffer(actor)}
      and (f.counterparty_id = ${id} or f.organization_id = ${id})`,
  };
}

async function countOf(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${rows}`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

async function yearsOf(db: Db, parts: readonly RawBuilder<unknown>[]): Promise<CounterpartyYear[]> {
  if (parts.length === 0) return [];
  const { rows } = await sql<CounterpartyYear>`
    select extract(year from day)::int as year, currency_code,
      (count(*) filter (where kind = 'agreement'))::int as agreements,
      coalesce(sum(amount) filter (where kind = 'agreement'), 0)::numeric(20, 2)::text as agreements_amount,
      (count(*) filter (where is_further))::int as further,
      coalesce(sum(amount) filter (where is_further), 0)::numeric(20, 2)::text as further_amount,
      (count(*) filter (where kind = 'offer'))::int as offers,
      coalesce(sum(amount) filter (where kind = 'offer'), 0)::numeric(20, 2)::text as offers_amount
    from (${sql.join(parts, sql` union all `)}) as documents
    group by 1, 2 order by 1 desc, (currency_code = 'RUB') desc, 2`.execute(db);
  return rows;
}

/** What the reader may see of the counterparty's documents: how many, and their sums by year and currency. */
export async function findUsage(
  db: Db,
  { id, actor }: { id: number; actor: Actor },
): Promise<CounterpartyUsage> {
  const { agreements, addendums, offers, isFurther } = documentsOf(id, actor);
  const mayAgreements = holds(actor, 'agreements.read');
  const mayOffers = holds(actor, 'commercial_offers.read');
  const money: RawBuilder<unknown>[] = [];
  if (mayAgreements) {
    money.push(sql`select 'agreement' as kind, coalesce(a.agreement_date, a.created_at::date) as day,
      a.effective_currency_code as currency_code, a.effective_amount as amount, ${isFurther} as is_further
      from ${agreements} and a.status = any(${IN_FORCE}::text[])`);
  }
  if (mayOffers) {
    money.push(sql`select 'offer' as kind, f.offer_date as day, f.currency_code, f.amount, false as is_further
      from ${offers} and ${isOffered}`);
  }
  return {
    // As the registers count them: what is put away is asked for apart.
    agreements: mayAgreements ? await countOf(db, sql`${agreements} and a.archived_at is null`) : null,
    addendums: holds(actor, 'addendums.read')
      ? await countOf(db, sql`${addendums} and d.archived_at is null`)
      : null,
    commercial_offers: mayOffers ? await countOf(db, sql`${offers} and f.archived_at is null`) : null,
    by_year: await yearsOf(db, money),
  };
}
