export const ADDENDUM_STATUSES = [
  'draft',
  'on_approval',
  'rework',
  'approved',
  'on_signing',
  'signed',
  'effective',
  'superseded',
  'rejected',
  'cancelled',
] as const;

export type AddendumStatus = (typeof ADDENDUM_STATUSES)[number];

export const ADDENDUM_STATUS_LABELS: Record<AddendumStatus, string> = {
  draft: 'Черновик',
  on_approval: 'На согласовании',
  rework: 'На доработке',
  approved: 'Согласовано',
  on_signing: 'На подписании',
  signed: 'Подписано',
  effective: 'Действует',
  superseded: 'Заменено',
  rejected: 'Отклонено',
  cancelled: 'Аннулировано',
};

/** What an addendum changes. Source: domain reference, 1.2. */
export const ADDENDUM_KIND_LABELS = {
  extension: 'Продление',
  price: 'Цена',
  vat: 'НДС',
  scope: 'Объём',
  requisites: 'Реквизиты',
  party_change: 'Замена стороны',
  payment_terms: 'Порядок оплаты',
  termination: 'Расторжение',
  other: 'Иное',
} as const;

/** The tabs of the register; a tab is the filter `tab`. */
export const ADDENDUM_TABS = ['all', 'originals'] as const;
export const ADDENDUM_TAB_LABELS = { all: 'Все', originals: 'Оригиналы' } as const;
