import { sql } from 'kysely';
import type { Trx } from '../platform/database/database';
import { ValidationFailed } from '../platform/http/errors';
import type { NumeratorPurpose } from './schema';

export interface NumberRequest {
  purpose: NumeratorPurpose;
  organizationId: number;
  /** Null of a document without a type; its letter is then empty. */
  agreementTypeId: number | null;
  typeCode: string;
  year: number;
}

interface Numerator {
  id: number;
  pattern: string;
  reset: 'yearly' | 'never';
}

/** The most particular pattern for the request that is live and in use; refuses with 422 when there is none at all. */
export async function getNumerator(trx: Trx, request: NumberRequest): Promise<Numerator> {
  const { rows } = await sql<Numerator>`
    select id, pattern, reset from numerators
    where purpose = ${request.purpose} and is_active and archived_at is null
      and (organization_id is null or organization_id = ${request.organizationId})
      and (agreement_type_id is null or agreement_type_id = ${request.agreementTypeId}::bigint)
    order by organization_id nulls last, agreement_type_id nulls last limit 1`.execute(trx);
  const [numerator] = rows;
  if (numerator === undefined) {
    throw new ValidationFailed({
      number: ['Номер не выдан: в справочнике «Нумераторы» для него нет шаблона'],
    });
  }
  return numerator;
}

/** The counter's next number, one more than the last; the row is held until the transaction ends. */
export async function raiseCounter(
  trx: Trx,
  counter: { numeratorId: number; organizationId: number; year: number },
): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`
    insert into numerator_counters as counter (numerator_id, organization_id, year, last_number)
    values (${counter.numeratorId}, ${counter.organizationId}, ${counter.year}, 1)
    on conflict (numerator_id, organization_id, year) do update set last_number = counter.last_number + 1
    returning last_number`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('The counter gave no number');
  return row.last_number;
}
