import { sql } from 'kysely';
import type { Trx } from '../platform/database/database';
import { formatNumber } from './number-pattern';
import type { NumeratorPurpose } from './schema';

export interface NumberRequest {
  purpose: NumeratorPurpose;
  organizationId: number;
  agreementTypeId: number;
  typeCode: string;
  year: number;
}

interface Numerator {
  id: number;
  pattern: string;
  reset: 'yearly' | 'never';
}

async function getNumerator(trx: Trx, request: NumberRequest): Promise<Numerator> {
  const { rows } = await sql<Numerator>`
    select id, pattern, reset from numerators
    where purpose = ${request.purpose}
      and (organization_id is null or organization_id = ${request.organizationId})
      and (agreement_type_id is null or agreement_type_id = ${request.agreementTypeId})
    order by organization_id nulls last, agreement_type_id nulls last limit 1`.execute(trx);
  const [numerator] = rows;
  if (numerator === undefined) throw new Error(`No numerator for ${request.purpose}`);
  return numerator;
}

/**
 * The next number of its kind. The counter is held until the transaction ends, so numbers have neither gaps nor
 * twins: whoever asks meanwhile waits. Numbers of paper documents count within an organisation.
 */
export async function takeNumber(trx: Trx, request: NumberRequest): Promise<string> {
  const numerator = await getNumerator(trx, request);
  const perOrganization = request.purpose !== 'agreement_internal';
  const year = numerator.reset === 'yearly' ? request.year : 0;
  const { rows } = await sql<{ last_number: number }>`
    insert into numerator_counters as counter (numerator_id, organization_id, year, last_number)
    values (${numerator.id}, ${perOrganization ? request.organizationId : 0}, ${year}, 1)
    on conflict (numerator_id, organization_id, year) do update set last_number = counter.last_number + 1
    returning last_number`.execute(trx);
  const n = rows[0]?.last_number;
  if (n === undefined) throw new Error('The counter gave no number');
  return formatNumber(numerator.pattern, { n, year: request.year, type: request.typeCode });
}
