import type { DatedRate } from 'shared/contract/vat';
import type { Db } from '../platform/database/database';
import type { PercentOf } from './agreement-amounts';
import type { AgreementValues } from './agreement-fields';

export interface RateReference extends DatedRate {
  name: string;
  percent: string | null;
}

/** Records an agreement refers to, as far as its rules look at them; what does not exist is absent. */
export interface AgreementReferences {
  type: {
    id: number;
    name: string;
    code: string;
    is_active: boolean;
    direction: AgreementValues['direction'];
    kind: AgreementValues['kind'];
    default_notice_days: number | null;
  } | null;
  counterparties: ReadonlyMap<number, { name: string; is_own: boolean; status: string }>;
  users: ReadonlyMap<number, { name: string; status: string; department_id: number | null }>;
  departments: ReadonlyMap<number, { name: string }>;
  rates: ReadonlyMap<number, RateReference>;
  measures: ReadonlyMap<number, { precision: number }>;
  products: ReadonlySet<number>;
  currencies: ReadonlySet<string>;
  signatories: ReadonlyMap<number, { name: string; counterparty_id: number }>;
}

function distinct(ids: readonly (number | null | undefined)[]): number[] {
  // An empty list is not valid SQL; zero is nobody's id.
  return [0, ...new Set(ids.filter((id): id is number => typeof id === 'number'))];
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

type Referring = Pick<AgreementValues, 'agreement_type_id' | 'responsible_id'> & Partial<AgreementValues>;

/** Everything the values refer to. */
export async function findReferences(db: Db, values: Referring): Promise<AgreementReferences> {
  const items = values.items ?? [];
  const parties = values.parties ?? [];
  const type = await db
    .selectFrom('agreement_types')
    .select(['id', 'name', 'code', 'is_active', 'direction', 'kind', 'default_notice_days'])
    .where('id', '=', values.agreement_type_id)
    .executeTakeFirst();
  const counterparties = await db
    .selectFrom('counterparties')
    .select(['id', 'name_short as name', 'is_own', 'status'])
    .where(
      'id',
      'in',
      distinct([
        values.organization_id,
        values.counterparty_id,
        ...parties.map((party) => party.counterparty_id),
      ]),
    )
    .where('deleted_at', 'is', null)
    .execute();
  const users = await db
    .selectFrom('users')
    .select(['id', 'full_name as name', 'status', 'department_id'])
    .where('id', 'in', distinct([values.responsible_id, values.curator_id]))
    .where('deleted_at', 'is', null)
    .execute();
  const departments = await db
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('id', 'in', distinct([values.department_id]))
    .execute();
  const rates = await db
    .selectFrom('vat_rates')
    .select(['id', 'name', 'percent', 'valid_from', 'valid_to'])
    .execute();
  const measures = await db
    .selectFrom('measures')
    .select(['id', 'precision'])
    .where('id', 'in', distinct(items.map((item) => item.measure_id)))
    .execute();
  const products = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', distinct(items.map((item) => item.product_id)))
    .execute();
  const signatories = await db
    .selectFrom('signatories')
    .select(['id', 'full_name as name', 'counterparty_id'])
    .where(
      'id',
      'in',
      distinct([
        values.our_signatory_id,
        values.their_signatory_id,
        ...parties.map((party) => party.signatory_id),
      ]),
    )
    .execute();
  const currencies = await db.selectFrom('currencies').select('code').execute();
  return {
    type: type ?? null,
    counterparties: byId(counterparties),
    users: byId(users),
    departments: byId(departments),
    rates: byId(rates),
    measures: byId(measures),
    products: new Set(products.map((row) => row.id)),
    currencies: new Set(currencies.map((row) => row.code)),
    signatories: byId(signatories),
  };
}

/** The percent of each rate that was looked up. */
export function percentsOf(references: AgreementReferences): PercentOf {
  return (id) => (id === null ? null : (references.rates.get(id)?.percent ?? null));
}
