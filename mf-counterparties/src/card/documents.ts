import type { AddendumRow } from 'shared/contract/addendum/addendum';
import { ADDENDUM_STATUS_LABELS } from 'shared/contract/addendum/addendum.labels';
import type { AgreementRow } from 'shared/contract/agreement/agreement';
import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement/agreement.labels';
import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { OFFER_STATUS_LABELS } from 'shared/contract/commercial-offer/commercial-offer.labels';
import type { LineColumn } from 'shared/document';
import { counterpartyName, formatAmount, formatDate } from 'shared/format';

import type { DocumentsOf } from './counterparty-documents';

const SUM: LineColumn<{ amount: string | null; currency_code: string }> = {
  id: 'sum',
  title: 'Сумма',
  align: 'end',
  cell: ({ amount, currency_code: currency }) => (amount === null ? '—' : formatAmount(amount, currency)),
};

/** As what it takes part: a further side guarantees or insures an agreement that is made with somebody else. */
const shareOf = ({ counterparty, organization }: AgreementRow, { id }: { id: number }) =>
  id === counterparty.id || id === organization.id
    ? 'Сторона'
    : `Третья сторона, договор с ${counterpartyName(counterparty)}`;

/** Agreements with the counterparty. */
export const AGREEMENTS: DocumentsOf<AgreementRow> = {
  title: 'Договоры',
  resource: 'agreements',
  sort: '-agreement_date',
  register: '/agreements',
  ofOwn: 'party_id',
  hrefOf: ({ id }) => `/agreements/${String(id)}`,
  nameOf: ({ number }) => number ?? 'без номера',
  columnsFor: (party) => [
    { id: 'date', title: 'Дата', cell: (row) => formatDate(row.agreement_date) || '—' },
    { id: 'title', title: 'Название', cell: (row) => row.title },
    { id: 'share', title: 'Участие', cell: (row) => shareOf(row, party) },
    { id: 'status', title: 'Статус', cell: (row) => AGREEMENT_STATUS_LABELS[row.status] },
    SUM,
  ],
  emptyText: 'Договоров ещё нет',
  emptyHint: 'Здесь появятся договоры, в которых контрагент — вторая или третья сторона.',
  ownEmptyHint: 'Здесь появятся договоры, в которых организация — одна из сторон.',
  permission: 'Просмотр договоров',
};

/** Addenda to the agreements with the counterparty. */
export const ADDENDUMS: DocumentsOf<AddendumRow> = {
  title: 'Дополнительные соглашения',
  resource: 'addendums',
  sort: '-addendum_date',
  register: '/addendums',
  ofOwn: 'party_id',
  hrefOf: ({ id }) => `/addendums/${String(id)}`,
  nameOf: ({ number }) => `ДС №\u00A0${number}`,
  columnsFor: () => [
    { id: 'date', title: 'Дата', cell: (row) => formatDate(row.addendum_date) || '—' },
    { id: 'parent', title: 'Договор', labelled: true, cell: (row) => row.agreement.name },
    { id: 'title', title: 'Название', cell: (row) => row.title },
    { id: 'status', title: 'Статус', cell: (row) => ADDENDUM_STATUS_LABELS[row.status] },
  ],
  emptyText: 'Дополнительных соглашений ещё нет',
  emptyHint: 'Здесь появятся соглашения, которые меняют договоры с контрагентом.',
  ownEmptyHint: 'Здесь появятся соглашения, которые меняют договоры организации.',
  permission: 'Просмотр дополнительных соглашений',
};

type OfferRow = Pick<
  CommercialOffer,
  'id' | 'number' | 'offer_date' | 'title' | 'status' | 'amount' | 'currency_code'
>;

/** Commercial offers of the counterparty or to it. */
export const OFFERS: DocumentsOf<OfferRow> = {
  title: 'Коммерческие предложения',
  resource: 'commercial-offers',
  sort: '-offer_date',
  register: '/commercial-offers',
  ofOwn: 'organization_id',
  hrefOf: ({ id }) => `/commercial-offers/${String(id)}`,
  nameOf: ({ number }) => number,
  columnsFor: () => [
    { id: 'date', title: 'Дата', cell: (row) => formatDate(row.offer_date) },
    { id: 'title', title: 'Название', cell: (row) => row.title },
    { id: 'status', title: 'Статус', cell: (row) => OFFER_STATUS_LABELS[row.status] },
    SUM,
  ],
  emptyText: 'Предложений ещё нет',
  emptyHint: 'Здесь появятся предложения от контрагента и для него.',
  ownEmptyHint: 'Здесь появятся предложения, которые организация получила или отправила.',
  permission: 'Просмотр коммерческих предложений',
};
