import { type Insertable, sql, type Updateable } from 'kysely';
import type { Counterparty } from 'shared/contract/counterparty';
import type { Db, Trx } from '../platform/database/database';
import { type ListedCounterparty, counterpartyResource } from './counterparty-list';
import type { CounterpartyValues } from './counterparty-rules';
import type { CounterpartiesTable } from './schema';
import { signatoryJson } from '../lists/reference-json';

export type CounterpartyRecord = ListedCounterparty &
  Omit<Counterparty, 'can'> & { responsible_id: number | null };

/** The card; null when there is none. */
export async function findCounterparty(db: Db, id: number): Promise<CounterpartyRecord | null> {
  const { rows } = await sql<Omit<CounterpartyRecord, 'bank_accounts' | 'signatories'>>`
    select ${counterpartyResource.columns}, c.postal_address, c.website, c.checked_at, c.risk_level, c.note,
      c.default_vat_rate_id, c.responsible_id
    from counterparties c ${counterpartyResource.joins ?? sql``}
    where c.id = ${id} and c.deleted_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const bank_accounts = await db
    .selectFrom('bank_accounts')
    .select(['id', 'bank_name', 'bic', 'account', 'correspondent_account', 'currency_code', 'is_primary'])
    .where('counterparty_id', '=', id)
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .execute();
  const signatories = await sql<{ person: Counterparty['signatories'][number]; is_default: boolean }>`
    select ${signatoryJson('s')} as person, s.is_default from signatories s
    where s.counterparty_id = ${id} order by s.is_default desc, s.full_name collate "und-x-icu", s.id`.execute(
    db,
  );
  return {
    ...row,
    bank_accounts,
    signatories: signatories.rows.map(({ person, is_default }) => ({ ...person, is_default })),
  };
}

/** The version of the counterparty, held until the transaction ends; null when there is none. */
export async function lockCounterparty(trx: Trx, id: number): Promise<number | null> {
  const row = await trx
    .selectFrom('counterparties')
    .select('lock_version')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.lock_version ?? null;
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

/** Adds the counterparty; accounts and signatories are added apart. */
export async function insertCounterparty(trx: Trx, values: Insertable<CounterpartiesTable>): Promise<number> {
  const { id } = await trx
    .insertInto('counterparties')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes the columns and raises the version; the caller holds the row. */
export async function updateCounterparty(
  trx: Trx,
  id: number,
  set: Updateable<CounterpartiesTable>,
): Promise<void> {
  await trx
    .updateTable('counterparties')
    .set({ ...set, lock_version: sql<number>`lock_version + 1` })
    .where('id', '=', id)
    .execute();
}

/** The counterparty has exactly these accounts afterwards. */
export async function replaceBankAccounts(
  trx: Trx,
  counterpartyId: number,
  accounts: CounterpartyValues['bank_accounts'],
): Promise<void> {
  await trx.deleteFrom('bank_accounts').where('counterparty_id', '=', counterpartyId).execute();
  for (const { id: _, ...account } of accounts) {
    await trx
      .insertInto('bank_accounts')
      .values({ ...account, counterparty_id: counterpartyId })
      .execute();
  }
}

/** Adds new signatories and changes those with an id; false when an id is not this counterparty's. */
export async function saveSignatories(
  trx: Trx,
  counterpartyId: number,
  signatories: CounterpartyValues['signatories'],
): Promise<boolean> {
  if (signatories.some((person) => person.is_default)) {
    await trx
      .updateTable('signatories')
      .set({ is_default: false })
      .where('counterparty_id', '=', counterpartyId)
      .execute();
  }
  for (const { id, ...person } of signatories) {
    if (id === undefined) {
      await trx
        .insertInto('signatories')
        .values({ ...person, counterparty_id: counterpartyId })
        .execute();
      continue;
    }
    const changed = await trx
      .updateTable('signatories')
      .set(person)
      .where('id', '=', id)
      .where('counterparty_id', '=', counterpartyId)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return false;
  }
  return true;
}
