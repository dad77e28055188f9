import {
  AGREEMENT_DIRECTIONS,
  AGREEMENT_KINDS,
  type AgreementDirection,
  type AgreementKind,
} from 'shared/contract/agreement/agreement-status';

import type { TypeDefaults } from '../../agreement/agreement-references';
import type { AgreementValues } from './agreement-values';

const directionOf = (text: string): AgreementDirection | undefined =>
  AGREEMENT_DIRECTIONS.find((one) => one === text);
const kindOf = (text: string): AgreementKind | undefined => AGREEMENT_KINDS.find((one) => one === text);

/** The last day of a term of whole months that starts on the day: 01.12.2026 and 13 months end on 31.12.2027. */
export function lastDayOfTerm(start: string, months: number): string {
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number);
  const lastOfTarget = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const anniversary = Date.UTC(year, month - 1 + months, Math.min(day, lastOfTarget));
  return new Date(anniversary - (day > lastOfTarget ? 0 : 86_400_000)).toISOString().slice(0, 10);
}

function endOf(values: AgreementValues, type: TypeDefaults | null): string | null {
  const months = type?.default_term_months ?? null;
  return months === null || values.start_date === null ? null : lastDayOfTerm(values.start_date, months);
}

/**
 * What a chosen type brings along: direction, kind, days of notice and the end of the term. A value the person set
 * differently from what the former type proposed stays.
 */
export function typeDefaults(
  values: AgreementValues,
  type: TypeDefaults,
  former: TypeDefaults | null,
): Partial<AgreementValues> {
  const patch: Partial<AgreementValues> = {};
  const direction = directionOf(type.direction);
  if (direction !== undefined && (former === null || values.direction === former.direction))
    patch.direction = direction;
  const kind = kindOf(type.kind);
  if (kind !== undefined && (former === null || values.kind === former.kind)) patch.kind = kind;

  // An agreement without money has neither a sum nor its tax.
  if (patch.direction === 'none' || patch.kind === 'nda') patch.amount_type = 'none';
  else if (values.amount_type === 'none' && patch.direction !== undefined) patch.amount_type = 'fixed';

  const formerNotice = former?.default_notice_days ?? null;
  const noticeIsOurs = values.notice_days === null || values.notice_days === String(formerNotice);
  if (noticeIsOurs && type.default_notice_days !== null) patch.notice_days = String(type.default_notice_days);

  const end = endOf(values, type);
  const endIsOurs = values.end_date === null || values.end_date === endOf(values, former);
  if (endIsOurs && end !== null && values.validity_rule === 'until_date') patch.end_date = end;
  return patch;
}
