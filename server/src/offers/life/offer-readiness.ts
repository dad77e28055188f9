import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { formatDay } from '../../calendar/format-day';
import { rateFault } from '../../records/lines/tax-readiness';
import type { OfferRecord } from '../offers.repository';
import { missingText } from '../../records/missing-documents-text';

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

function ofContent(record: OfferRecord): Readiness {
  const found: Readiness = [];
  const error = (field: string, message: string) => found.push({ field, message, level: 'error' });
  if (record.amount === null) error('amount', 'Укажите сумму или заполните спецификацию');
  const untaxed = rateFault(record);
  if (untaxed !== null) error(untaxed.field, untaxed.message);
  if (record.counterparty_status === 'blocked') error('counterparty_id', 'Контрагент заблокирован');
  if (record.counterparty_status === 'liquidated') error('counterparty_id', 'Контрагент ликвидирован');
  if (record.counterparty_status === 'limited')
    found.push({ field: 'counterparty_id', message: 'По контрагенту есть ограничения', level: 'warning' });
  if (record.responsible_status !== 'active')
    error('responsible_id', 'Ответственный больше не работает, назначьте другого');
  if (record.files_count === 0) error('files', 'Приложите файл предложения');
  return found;
}

/** What stands in the way of the offer's next step: to approval, or to the counterparty; empty in every other state. */
export function readinessOf(record: OfferRecord, today: string): Readiness {
  if (record.status === 'draft' || record.status === 'rework')
    return [...ofContent(record), ...ofDocuments(record), ...ofTerm(record, today)];
  return record.status === 'approved' ? [...ofDocuments(record), ...ofTerm(record, today)] : [];
}
