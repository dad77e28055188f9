import { type RawBuilder, sql } from 'kysely';
import { businessDay } from '../../calendar/business-day';
import type { Trx } from '../../platform/database/database';
import { vacuumAnalyze } from '../../platform/database/vacuum';
import type { Deps } from '../../platform/module';
import partnersTable from '../company/partners.csv';
import { type Deal, DEALS } from '../deals/deal';
import { NETWORK_CITIES, STREETS } from '../deals/deal-place';
import { largeRegisterRows } from './large-register-rows';
import { readTable, rowsByTitle } from '../loading/demo-table';

// "many" in ASCII.
const LOCK = 1_835_101_817;

const DIRECTIONS: Readonly<Record<string, string>> = { К: 'income' };

function highest({ items }: Deal): number {
  return items.reduce((sum, [, , , price, , quantity]) => sum + price * quantity, 0) || 24_000_000;
}

/** The deals as rows: one for each title, with the partners and the employees who can make it. */
async function writeDeals(trx: Trx, today: string): Promise<void> {
  const told = rowsByTitle(await readTable(partnersTable, today));
  const tradeOf = new Map(told.map((say) => [say('Краткое название'), say('Занятие')]));
  const partners = await trx
    .selectFrom('counterparties')
    .select(['id', 'name_short'])
    .where('is_own', '=', false)
    .execute();
  const named = partners.map(({ id, name_short }) => ({ id, trade: tradeOf.get(name_short) }));
  const rows = DEALS.flatMap((deal) => {
    const able = named
      .filter(({ trade }) => trade !== undefined && deal.trades.includes(trade))
      .map(({ id }) => id);
    return able.length === 0 ? [] : deal.titles.map((title) => ({ deal, title, able }));
  });
  await sql`
    create temp table seed_deals (
      place int generated always as identity primary key, code text, direction text, kind text, title text,
      subject text, highest bigint, partner_ids bigint[], departments text[]
    ) on commit drop`.execute(trx);
  const values = rows.map(({ deal, title, able }): RawBuilder<unknown> => {
    const kind = deal.type === 'Р' ? 'framework' : deal.type === 'З' ? 'single' : 'standard';
    const direction = DIRECTIONS[deal.type] ?? 'expense';
    return sql`(${deal.type}, ${direction}, ${kind}, ${title}, ${deal.subject}, ${highest(deal)}::bigint,
      ${able}::bigint[], ${[...deal.departments]}::text[])`;
  });
  await sql`
    insert into seed_deals (code, direction, kind, title, subject, highest, partner_ids, departments)
    values ${sql.join(values)}`.execute(trx);
  await sql`
    create temp table seed_cities on commit drop as
    select place::int - 1 as place, name, locative, genitive from unnest(
      ${NETWORK_CITIES.map(({ name }) => name)}::text[],
      ${NETWORK_CITIES.map(({ locative }) => locative)}::text[],
      ${NETWORK_CITIES.map(({ genitive }) => genitive)}::text[]
    ) with ordinality as listed (name, locative, genitive, place)`.execute(trx);
  await sql`analyze seed_deals`.execute(trx);
}

interface Definition {
  name: string;
  definition: string;
}

/** Indexes that no constraint needs: filling first and building them after is many times faster. */
async function dropIndexes(trx: Trx): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    where i.indrelid = 'agreements'::regclass
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`.execute(trx);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(trx);
  return rows;
}

/** Foreign keys hold by the way the rows are made; only an owner of the server may leave their checks out. */
async function leaveChecksOut(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ usesuper: boolean }>`
    select usesuper from pg_user where usename = current_user`.execute(trx);
  const mayDo = rows[0]?.usesuper ?? false;
  if (mayDo) await sql`set local session_replication_role = replica`.execute(trx);
  return mayDo;
}

async function fill(trx: Trx, { count, today }: { count: number; today: string }): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local maintenance_work_mem = '512MB'`.execute(trx);
  await sql`set local work_mem = '128MB'`.execute(trx);
  await writeDeals(trx, today);
  const indexes = await dropIndexes(trx);
  const areChecksOut = await leaveChecksOut(trx);
  const first = 10_001;
  await largeRegisterRows({ count, first, today, streets: STREETS }).execute(trx);
  if (areChecksOut) {
    await sql`insert into agreement_totals (bucket, change) values ('live', ${count})`.execute(trx);
    await sql`set local session_replication_role = origin`.execute(trx);
  }
  for (const { definition } of indexes) await sql`${sql.raw(definition)}`.execute(trx);
  await sql`
    insert into numerator_counters (numerator_id, organization_id, year, last_number)
    select n.id, case when n.purpose = 'agreement' then o.id else 0 end, y.year, ${first + count}
    from numerators n
    cross join generate_series(extract(year from ${today}::date)::int - 5, extract(year from ${today}::date)::int)
      as y (year)
    join counterparties o on o.is_own
    where n.purpose = 'agreement' or (n.purpose = 'agreement_internal' and o.id = (select min(id) from counterparties where is_own))
    on conflict (numerator_id, organization_id, year)
      do update set last_number = greatest(numerator_counters.last_number, excluded.last_number)`.execute(
    trx,
  );
}

/**
 * Brings the register up to so many agreements, for measuring; does nothing when it has them already. The rows are
 * made inside the database, without lines and files, and the same for the same day.
 */
export async function fillLargeRegister(deps: Deps, wanted: number): Promise<number> {
  const added = await deps.transact(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    const { count } = await trx
      .selectFrom('agreements')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const missing = wanted - count;
    // What an interrupted run of another size has left would collide with the numbers of this one.
    if (missing <= 0 || count > 10_000) return 0;
    await fill(trx, { count: missing, today: businessDay(deps.now()) });
    return missing;
  });
  if (added === 0) return 0;
  await vacuumAnalyze(deps.db, ['agreements']);
  return added;
}
