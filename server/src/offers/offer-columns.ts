import type { CommercialOffer } from 'shared/contract/commercial-offer';
import { OFFER_DIRECTION_LABELS, OFFER_STATUS_LABELS } from 'shared/contract/commercial-offer.labels';
import { dayColumn, type ExportColumns, moneyColumn, momentColumn, textColumn } from '../lists/export-column';

/** The register's columns in a spreadsheet. */
export const offerColumns: ExportColumns<CommercialOffer> = {
  number: textColumn('Номер', 16, (row) => row.number),
  offer_date: dayColumn('Дата', (row) => row.offer_date),
  direction: textColumn('Направление', 14, (row) => OFFER_DIRECTION_LABELS[row.direction]),
  title: textColumn('Название', 60, (row) => row.title),
  subject: textColumn('Предмет', 60, (row) => row.subject),
  counterparty_name: textColumn('Контрагент', 36, (row) => row.counterparty_name),
  counterparty: textColumn('Контрагент', 36, (row) => row.counterparty_name),
  organization_name: textColumn('Организация', 36, (row) => row.organization_name),
  responsible_name: textColumn('Ответственный', 32, (row) => row.responsible_name),
  responsible: textColumn('Ответственный', 32, (row) => row.responsible_name),
  amount: moneyColumn('Сумма', (row) => row.amount),
  vat_amount: moneyColumn('НДС', (row) => row.vat_amount),
  currency_code: textColumn('Валюта', 8, (row) => row.currency_code),
  valid_until: dayColumn('Действует до', (row) => row.valid_until),
  status: textColumn('Статус', 26, (row) => OFFER_STATUS_LABELS[row.status]),
  created_at: momentColumn('Создано', (row) => row.created_at),
  updated_at: momentColumn('Изменено', (row) => row.updated_at),
};
