import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { basisText, counterpartyJson, employeeJson, powerBegins } from '../lists/columns/reference-json';
import type { Db, Trx } from '../platform/database/database';
import { prepared } from '../platform/database/prepared';
import { remembered } from '../platform/database/remembered';
import type { SeenRow } from '../records/versioned-row';
import type { Viewer } from '../records/viewer';
import { askedByRoutes } from '../lists/columns/route-conditions';
import { COUNTERPARTY_LINKS } from './counterparty-links';
import { type ListedCounterparty, counterpartyResource } from './list/counterparty-list';
import type { CounterpartiesTable } from './schema';

type OfReader =
  | 'undoable_merge'
  | 'check_status'
  | 'addresses_equal'
  | 'can'
  | 'open_groups'
  | 'available_actions'
  | 'warnings'
  | 'readiness';

/** The whole card before what depends on the reader. */
export type CounterpartyRecord = ListedCounterparty &
  Omit<Counterparty, OfReader> &
  Pick<Selectable<CounterpartiesTable>, 'responsible_id' | 'created_by_id'> & {
    is_used: boolean;
    /** When it was merged into the record it stands behind. */
    merged_at: string | null;
    /** The newest merge into it that is not undone. */
    last_merged_at: string | null;
    last_merged: NonNullable<Counterparty['undoable_merge']>['source'] | null;
  };

/** How a counterparty is found: every employee sees every one. */
export const seenCounterparty: SeenRow = {
  from: sql`counterparties c`,
  id: sql<number>`c.id`,
  alias: 'c',
  seen: () => sql`c.deleted_at is null`,
};

/** Routes of approval that are for the own organisation; a partner is never asked for, and own ones are not merged. */
const routesOf = (id: RawBuilder<string>) =>
  sql<{
    template_id: number;
  }>`select asked.template_id from (${askedByRoutes('organization_ids')}) asked where asked.value = ${id}`;

// The first one from this number on, in the order of an index: a plain look for the number reads the whole table where
// nearly every row names one and the same organisation, since it takes a hit for near.
const isUsed = sql<boolean>`(${sql.join(
  COUNTERPARTY_LINKS.map(({ table, column }) => {
    const named = sql.ref(`named.${column}`);
    return sql`coalesce((select ${named} from ${sql.table(table)} named
      where ${named} >= c.id order by ${named} limit 1) = c.id, false)`;
  }),
  sql` or `,
)} or exists (select from counterparties merged where merged.merged_into_id = c.id and merged.deleted_at is null)
  or (c.is_own and exists (${routesOf(sql<string>`c.id::text`)})))`;

const accountsJson = sql`(
  select coalesce(json_agg(json_build_object(
    'id', b.id, 'account', b.account, 'bank_name', b.bank_name, 'bic', b.bic,
    'correspondent_account', b.correspondent_account, 'currency_code', b.currency_code,
    'is_primary', b.is_primary, 'swift', b.swift, 'iban', b.iban, 'valid_from', b.valid_from, 'valid_to', b.valid_to
  ) order by b.is_primary desc, b.id), '[]') from bank_accounts b where b.counterparty_id = c.id)`;

const signatoriesJson = sql`(
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'full_name', s.full_name, 'last_name', s.last_name, 'first_name', s.first_name,
    'middle_name', s.middle_name, 'gender', s.gender, 'job_title', s.job_title,
    'full_name_genitive', s.full_name_genitive, 'job_title_genitive', s.job_title_genitive,
    'basis', ${basisText('s')}, 'basis_type', s.basis_type, 'basis_number', s.basis_number,
    'basis_date', s.basis_date, 'basis_valid_from', ${powerBegins('s')}, 'basis_valid_until', s.basis_valid_until,
    'machine_readable_poa_number', s.machine_readable_poa_number, 'amount_limit', s.amount_limit::text,
    'is_default', s.is_default
  ) order by s.is_default desc, s.full_name collate "und-x-icu", s.id), '[]')
  from signatories s where s.counterparty_id = c.id)`;

const contactsJson = sql`(
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'name', p.name, 'job_title', p.job_title, 'position', p.job_title, 'phone', p.phone, 'email', p.email,
    'is_primary', p.is_primary, 'note', p.note
  ) order by p.is_primary desc, p.id), '[]') from counterparty_contacts p where p.counterparty_id = c.id)`;

/** The card; null when there is none. */
export async function findCounterparty(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<CounterpartyRecord | null> {
  // Tables that may name it are looked at one by one: to plan that takes longer than to do it, and the plan is always the same.
  const { rows } = await sql<CounterpartyRecord>`${prepared()}
    select ${counterpartyResource.columns}, c.name_key as name_normalized, c.legal_form_gender, c.name_genitive, c.name_instrumental, c.okpo,
      c.okved_main, c.registration_date, c.tax_system, c.default_vat_rate_id, c.country_code, c.tax_number,
      c.registration_number, c.postal_address, c.actual_address, c.website, c.edi_operator, c.edi_participant_id,
      maker.full_name as created_by_name, c.status_changed_at, c.status_reason, c.checked_at,
      c.checked_by_id, checker.full_name as checked_by_name, c.check_valid_until, c.check_comment, c.responsible_id, c.risk_level, c.credit_limit, c.payment_days_default, c.tags, c.note,
      c.category_ids, array(select k.name from categories k where k.id = any(c.category_ids)
        order by array_position(c.category_ids, k.id)) as category_names,
      c.created_by_id, c.updated_by_id, c.archived_by_id, ${isUsed} as is_used,
      case when head.id is not null then ${counterpartyJson('head')} end as parent,
      case when heir.id is not null then ${counterpartyJson('heir')} end as merged_into,
      (select max(merged_at) from counterparty_merges
        where target_id = c.merged_into_id and source_id = c.id and undone_at is null) as merged_at,
      last_merge.merged_at as last_merged_at,
      case when gone.id is not null then ${counterpartyJson('gone')} end as last_merged,
      case when rate.id is not null then json_build_object('id', rate.id, 'name', rate.name) end as default_vat_rate,
      ${employeeJson('r', 'rd')} as responsible,
      (select count(*) from document_versions f
        where f.documentable_type = 'counterparty' and f.documentable_id = c.id) as files_count,
      ${accountsJson} as bank_accounts, ${signatoriesJson} as signatories, ${contactsJson} as contacts
    from counterparties c ${counterpartyResource.joins ?? sql``}
    left join departments rd on rd.id = r.department_id
    left join users maker on maker.id = c.created_by_id
    left join users checker on checker.id = c.checked_by_id
    left join counterparties head on head.id = c.parent_id
    left join counterparties heir on heir.id = c.merged_into_id
    left join lateral (select merged_at, source_id from counterparty_merges
      where target_id = c.id and undone_at is null order by id desc limit 1) last_merge on true
    left join counterparties gone on gone.id = last_merge.source_id and gone.deleted_at is null
    left join vat_rates rate on rate.id = c.default_vat_rate_id
    where c.id = ${id} and ${seenCounterparty.seen(viewer)}`.execute(db);
  return rows[0] ?? null;
}

/** True when every one of the categories is there. */
export async function haveCategories(db: Db, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from categories where id = any(${[...ids]}::bigint[])`.execute(db);
  return rows[0]?.total === ids.length;
}

/** Employees with a live session: a counterparty is open to all of them. */
export function findPresentEmployees(db: Db): Promise<number[]> {
  return remembered(db, 'users present', async () => {
    const { rows } = await sql<{ user_id: number }>`
      select distinct user_id from tokens
      where kind = 'session' and revoked_at is null and expires_at > now() and user_id is not null`.execute(
      db,
    );
    return rows.map((row) => row.user_id);
  });
}

/** Everybody who may log in: counterparties are seen by every employee. */
export async function findEmployees(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users where status = 'active' and deleted_at is null`.execute(db);
  return rows.map((row) => row.id);
}

/** True when another live record has the same requisites. */
export async function isInnTaken(
  db: Db,
  wanted: { inn: string; kpp: string | null; isOwn: boolean; exceptId: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from counterparties
    where inn = ${wanted.inn} and coalesce(kpp, '') = ${wanted.kpp ?? ''} and is_own = ${wanted.isOwn}
      and deleted_at is null and archived_at is null and id is distinct from ${wanted.exceptId}::bigint`.execute(
    db,
  );
  return rows.length > 0;
}

export interface CounterpartyReferences {
  /** Null when there is no such employee. */
  responsibleStatus: string | null;
  hasParent: boolean;
  /** The chosen head company stands below this one already. */
  isParentBelow: boolean;
  hasRate: boolean;
  currencies: ReadonlySet<string>;
}

/** What the values refer to, as far as the rules look at it. */
export async function findReferences(
  db: Db,
  wanted: {
    id: number | null;
    responsibleId: number | null;
    parentId: number | null;
    rateId: number | null;
    currencies: readonly string[];
  },
): Promise<CounterpartyReferences> {
  const { rows } = await sql<Omit<CounterpartyReferences, 'currencies'> & { currencies: string[] }>`
    with recursive heads as (
      select id, parent_id from counterparties where id = ${wanted.parentId}::bigint and deleted_at is null
      union
      select c.id, c.parent_id from counterparties c join heads on c.id = heads.parent_id
    )
    select
      (select status from users where id = ${wanted.responsibleId}::bigint and deleted_at is null)
        as "responsibleStatus",
      exists (select from heads) as "hasParent",
      exists (select from heads where id = ${wanted.id}::bigint) as "isParentBelow",
      exists (select from vat_rates where id = ${wanted.rateId}::bigint) as "hasRate",
      array(select code::text from currencies where code = any(${wanted.currencies}::text[])) as currencies`.execute(
    db,
  );
  const [found] = rows;
  if (found === undefined) throw new Error('A query without a table answers one row');
  return { ...found, currencies: new Set(found.currencies) };
}

/** What names the counterparty, with how many of each; empty when nothing does. */
export async function countUses(db: Db, id: number): Promise<{ label: string; count: number }[]> {
  const counted = COUNTERPARTY_LINKS.map(
    ({ table, column, label }) => sql`
      select ${label}::text as label, count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`,
  );
  // A merge that can still be undone needs the card it leads to, and what was merged leads nowhere else.
  counted.push(sql`select 'объединённые с ним контрагенты', count(*)
    from counterparties where merged_into_id = ${id} and deleted_at is null`);
  counted.push(sql`select 'шаблоны цепочек согласования', count(distinct template_id)
    from (${routesOf(sql<string>`${String(id)}`)}) as routes`);
  const { rows } = await sql<{ label: string; count: number }>`
    select label, sum(count)::int as count from (${sql.join(counted, sql` union all `)}) as used
    group by label having sum(count) > 0 order by count desc, label`.execute(db);
  return rows;
}

/** Adds the counterparty; accounts and people are added apart. Answers its id. */
export async function insertCounterparty(trx: Trx, values: Insertable<CounterpartiesTable>): Promise<number> {
  const { id } = await trx
    .insertInto('counterparties')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
