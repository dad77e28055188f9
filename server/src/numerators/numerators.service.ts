import { formatNumber } from 'shared/contract/books/number-pattern';
import type { Trx } from '../platform/database/database';
import { getNumerator, type NumberRequest, raiseCounter } from './numerators.repository';

export { findNumerator } from './numerators.repository';

/**
 * The next number of its kind. The counter is held until the transaction ends, so numbers have neither gaps nor
 * twins: whoever asks meanwhile waits. Numbers of paper documents count within an organisation.
 */
export async function takeNumber(trx: Trx, request: NumberRequest): Promise<string> {
  const numerator = await getNumerator(trx, request);
  const isYearly = numerator.reset === 'yearly';
  const { start_year: only, start_value: first } = numerator;
  const n = await raiseCounter(trx, {
    numeratorId: numerator.id,
    organizationId: request.purpose === 'agreement_internal' ? 0 : request.organizationId,
    year: isYearly ? request.year : 0,
    first: !isYearly || only === null || only === String(request.year) ? first : 1,
  });
  return formatNumber(numerator.pattern, { n, year: request.year, type: request.typeCode });
}
