import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/database';
import { vacuumAnalyze } from '../platform/database/vacuum';

/** Columns that must differ between the copies, as SQL over the number `g` of the copy and the row `t` it is made of. */
type Differences = Readonly<Record<string, string>>;

/** Of every table that grows with the company, how its rows are made many. */
const TABLES: readonly [table: string, rows: number, differences: Differences][] = [
  [
    'counterparties',
    12_000,
    {
      inn: `lpad((7000000000 + g)::text, 10, '0')`,
      name_short: `'Компания ' || g`,
      created_at: `t.created_at - g * interval '1 hour'`,
      updated_at: `t.updated_at - g * interval '1 hour'`,
      ogrn: `lpad((1000000000000 + g)::text, 13, '0')`,
      is_own: `g % 2000 = 0`,
      external_ids: `'{}'`,
    },
  ],
  [
    'agreements',
    12_000,
    {
      number: `'К-' || g`,
      internal_number: `'ВН-' || (100000 + g)`,
      number_search: `'к-' || g || ' вн-' || (100000 + g)`,
      agreement_date: `date '2020-01-01' + (g % 2400)`,
      title: `t.title || ' ' || g`,
      amount: `1000 + g * 7.5`,
      effective_amount: `1000 + g * 7.5`,
      start_date: `date '2020-01-01' + (g % 2400)`,
      effective_end_date: `date '2021-01-01' + (g % 2400)`,
      effective_counterparty_id: `(select min(id) from counterparties) + g % 5000`,
      created_at: `t.created_at - g * interval '1 hour'`,
      updated_at: `t.updated_at - g * interval '1 hour'`,
      participant_ids: `array[(select min(id) from users) + g % 700]`,
      deleted_at: `null`,
    },
  ],
  [
    'addendums',
    12_000,
    {
      agreement_id: `(select max(id) from agreements) - g % 12000`,
      number: `g::text`,
      search: `'дополнительное соглашение ' || g`,
      addendum_date: `date '2020-01-01' + (g % 2400)`,
      effective_from: `date '2020-01-01' + (g % 2400)`,
      created_at: `t.created_at - g * interval '1 hour'`,
      updated_at: `t.updated_at - g * interval '1 hour'`,
      deleted_at: `null`,
    },
  ],
  [
    'commercial_offers',
    12_000,
    {
      number: `'КП-' || (100000 + g)`,
      search: `'кп-' || (100000 + g) || ' поставка'`,
      offer_date: `date '2020-01-01' + (g % 2400)`,
      valid_until: `date '2020-02-01' + (g % 2400)`,
      amount: `1000 + g * 7.5`,
      counterparty_id: `(select min(id) from counterparties) + g % 5000`,
      participant_ids: `array[(select min(id) from users) + g % 700]`,
      created_at: `t.created_at - g * interval '1 hour'`,
      updated_at: `t.updated_at - g * interval '1 hour'`,
      is_winner: `false`,
      previous_id: `null`,
      competitor_group_id: `null`,
      deleted_at: `null`,
    },
  ],
  [
    'activity_logs',
    12_000,
    {
      seq: `1000000 + g`,
      prev_hash: `repeat('0', 64)`,
      hash: `md5(g::text) || md5(g::text)`,
      occurred_at: `t.occurred_at - g * interval '1 hour'`,
      entity_id: `g`,
    },
  ],
  ['products', 12_000, { name: `'Товар ' || g`, article: `'А-' || g` }],
  [
    'users',
    5000,
    {
      email: `'employee' || g || '@example.ru'`,
      last_name: `'Иванов' || g`,
      login: `null`,
      personnel_number: `null`,
      sso_issuer: `null`,
      sso_subject: `null`,
    },
  ],
  [
    'approval_chains',
    12_000,
    {
      approvable_type: `'agreement'`,
      round: `1000 + g`,
      approvable_id: `(select max(id) from agreements) - g`,
      status: `case when g % 50 = 0 and g < 10000 then 'running' else 'approved' end`,
      started_at: `t.started_at - g * interval '1 hour'`,
      finished_at: `case when g % 50 = 0 then null else t.started_at - g * interval '1 hour' end`,
    },
  ],
  [
    'approval_tasks',
    12_000,
    {
      chain_id: `(select max(id) from approval_chains) - g % 12000`,
      stage_id: `1000000 + g`,
      approvable_id: `1000000 + g`,
      assignee_id: `(select min(id) from users) + g % 700`,
      status: `case when g % 50 = 0 then 'pending' else 'done' end`,
      due_at: `t.created_at - g * interval '1 hour'`,
      created_at: `t.created_at - g * interval '1 hour'`,
      finished_at: `case when g % 50 = 0 then null else t.created_at - g * interval '1 hour' end`,
    },
  ],
  [
    'notifications',
    12_000,
    { user_id: `(select min(id) from users) + g % 700`, group_key: `null`, is_read: `g % 20 > 0` },
  ],
];

/** The tables that are large, by name. */
export const LARGE: ReadonlySet<string> = new Set(TABLES.map(([table]) => table));

/** Takes checks and indexes off the table; answers how the indexes are made again, which is quicker than keeping them. */
async function strip(trx: Trx, table: string): Promise<string[]> {
  const checks = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = ${table}::regclass and contype = 'c'`.execute(
    trx,
  );
  for (const { name } of checks.rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx);
  const indexes = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i where i.indrelid = ${table}::regclass
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`.execute(trx);
  for (const { name } of indexes.rows) await sql`drop index ${sql.raw(name)}`.execute(trx);
  return indexes.rows.map(({ definition }) => definition);
}

/** Copies what a demo company holds until every table that grows with a company is large; no rule is asked. */
export async function manyRows(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    for (const [table, rows, differences] of TABLES) {
      const { rows: columns } = await sql<{ name: string }>`
        select attname as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
          and attgenerated = '' and attidentity = ''`.execute(trx);
      const indexes = await strip(trx, table);
      const names = columns.map(({ name }) => name);
      const given = names.map((name) => differences[name] ?? `t.${name}`);
      await sql`
        insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
        select ${sql.raw(given.join(', '))}
        from (select *, row_number() over () as place, count(*) over () as of_all from ${sql.table(table)}) t
        join generate_series(1, ${sql.lit(rows)}) g on t.place = g % t.of_all + 1`.execute(trx);
      for (const definition of indexes) await sql.raw(definition).execute(trx);
    }
  });
  await vacuumAnalyze(db);
}
