import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { formatDay } from '../../calendar/format-day';
import { modeFault, rateFault } from '../../records/lines/tax-readiness';
import type { OfferRecord } from '../offers.repository';
import { isDecidedUpon, sideFaults, warned } from '../../records/signing/side-faults';
import { fileFault, missingText, responsibleFault } from '../../records/readiness-texts';

type Readiness = CommercialOffer['readiness'];

function ofTerm({ valid_until: until }: OfferRecord, today: string): Readiness {
  if (until === null) {
    return [{ field: 'valid_until', message: 'Срок действия не указан', level: 'warning' }];
  }
  if (until >= today) return [];
  return [{ field: 'valid_until', message: `Срок действия истёк ${formatDay(until)}`, level: 'error' }];
}

function ofDocuments({ missing_documents: missing }: OfferRecord): Readiness {
  const fault = missingText(missing);
  return fault === null ? [] : [{ field: 'files', message: fault, level: 'error' }];
}

/** A new lead has no record that anything could be known of. */
function ofCounterparty({ sides }: OfferRecord, today: string): Readiness {
  return sideFaults(sides, { today, main: 'counterparty_id', further: 'counterparty_id' });
}

function ofContent(record: OfferRecord, today: string): Readiness {
  const found: Readiness = [];
  const error = (field: string, message: string) => found.push({ field, message, level: 'error' });
  if (record.amount === null) error('amount', 'Укажите сумму или заполните спецификацию');
  const untaxed = rateFault(record);
  if (untaxed !== null) error(untaxed.field, untaxed.message);
  const mixed = modeFault(record);
  if (mixed !== null) found.push({ field: 'items', message: mixed, level: 'warning' });
  found.push(...ofCounterparty(record, today));
  const absent = responsibleFault(record.responsible_status);
  if (absent !== null) error('responsible_id', absent);
  const fileless = fileFault(record, 'предложения');
  if (fileless !== null) error('files', fileless);
  return found;
}

/**
 * What stands in the way of the offer's next step: to approval, or to the counterparty. Until it is accepted or is over,
 * what security has said of the counterparty since; empty in every other state.
 */
export function readinessOf(record: OfferRecord, today: string): Readiness {
  if (record.status === 'draft' || record.status === 'rework')
    return [...ofContent(record, today), ...ofDocuments(record), ...ofTerm(record, today)];
  const said = ofCounterparty(record, today).map(warned);
  if (record.status === 'approved') return [...ofDocuments(record), ...ofTerm(record, today), ...said];
  return isDecidedUpon(record.status) || record.status === 'sent' ? said : [];
}
