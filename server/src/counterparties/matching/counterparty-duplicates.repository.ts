import { sql } from 'kysely';
import type { CounterpartyDuplicate } from 'shared/contract/counterparty/counterparty';
import type { Db } from '../../platform/database/database';

/** Share of common trigrams from which two names look like one. Source: domain reference, 1.4. */
const LOOKS_LIKE = 0.6;
const MOST = 10;
/** Fewer digits are an extension, or a phone that is being typed still. */
const LEAST_PHONE = 7;

export interface DuplicateSearch {
  inn: string | null;
  kpp: string | null;
  ogrn: string | null;
  name: string | null;
  phone: string | null;
  email: string | null;
  /** Numbers of its bank accounts. */
  account: readonly string[];
  /** The record that is being edited. */
  exclude: number | null;
}

/** Records that may be the same counterparty, the surest first: same requisites, one account, address or phone, a name that looks alike. */
export async function findDuplicates(db: Db, wanted: DuplicateSearch): Promise<CounterpartyDuplicate[]> {
  const { inn, kpp, ogrn, name, phone, email, account, exclude } = wanted;
  const { rows } = await sql<CounterpartyDuplicate>`
    with wanted as (
      select ${inn}::text as inn, ${kpp}::text as kpp, ${ogrn}::text as ogrn, company_key(${name}::text) as name,
        search_text(${email}::text) as email, case
          when length(phone_key(${phone}::text)) >= ${LEAST_PHONE}::int then phone_key(${phone}::text) end as phone,
        array(select counterparty_id from bank_accounts where account = any(${account}::text[])) as holders
    ), alike as (
      select c.*, similarity(c.name_key, w.name) as likeness, case
          when c.inn = w.inn and coalesce(c.kpp, '') = coalesce(w.kpp, '') then 'same'
          when c.inn = w.inn then 'inn'
          when c.ogrn = w.ogrn then 'ogrn'
          when c.id = any(w.holders) then 'account'
          when search_text(c.email) = w.email then 'email'
          when phone_key(c.phone) = w.phone then 'phone'
          else 'name' end as reason
      from wanted w
      join counterparties c on c.inn = w.inn or c.ogrn = w.ogrn or c.id = any(w.holders)
        or search_text(c.email) = w.email or phone_key(c.phone) = w.phone
        or (c.name_key % w.name and similarity(c.name_key, w.name) >= ${LOOKS_LIKE}::real)
      where c.deleted_at is null and c.merged_into_id is null and c.id is distinct from ${exclude}::bigint
    )
    select id, is_own, name_short, legal_form, inn, kpp, ogrn, status, archived_at, reason from alike
    order by array_position(array['same', 'inn', 'ogrn', 'account', 'email', 'phone', 'name'], reason), likeness desc nulls last, id
    limit ${MOST}`.execute(db);
  return rows;
}
