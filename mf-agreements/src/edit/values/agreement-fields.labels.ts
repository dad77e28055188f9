import type { AgreementField } from './agreement-values';

/** Parts of the form, in their order; the contents at the side are made of them. */
export const FORM_SECTIONS = [
  'main',
  'parties',
  'terms',
  'amount',
  'payment',
  'signing',
  'service',
  'files',
] as const;
export type FormSection = (typeof FORM_SECTIONS)[number];

export const FORM_SECTION_LABELS: Record<FormSection, string> = {
  main: 'Основное',
  parties: 'Стороны',
  terms: 'Сроки',
  amount: 'Спецификация и сумма',
  payment: 'Оплата',
  signing: 'Подписание',
  service: 'Учёт',
  files: 'Файлы',
};

/** Field → its label and the part of the form it stands in. */
export const AGREEMENT_FIELDS: Record<AgreementField, { label: string; section: FormSection }> = {
  agreement_type: { label: 'Тип договора', section: 'main' },
  direction: { label: 'Направление', section: 'main' },
  number: { label: 'Номер', section: 'main' },
  agreement_date: { label: 'Дата', section: 'main' },
  kind: { label: 'Вид', section: 'main' },
  title: { label: 'Название', section: 'main' },
  subject: { label: 'Предмет договора', section: 'main' },
  parent_agreement: { label: 'Рамочный договор', section: 'main' },
  organization: { label: 'Наша организация', section: 'parties' },
  counterparty: { label: 'Контрагент', section: 'parties' },
  our_signatory: { label: 'Подписывает от нас', section: 'parties' },
  their_signatory: { label: 'Подписывает от контрагента', section: 'parties' },
  counterparty_number: { label: 'Номер у контрагента', section: 'parties' },
  validity_rule: { label: 'Срок действия', section: 'terms' },
  start_date: { label: 'Начало', section: 'terms' },
  end_date: { label: 'Окончание', section: 'terms' },
  renewal_type: { label: 'Пролонгация', section: 'terms' },
  renewal_months: { label: 'Продлевается на', section: 'terms' },
  renewal_limit: { label: 'Не больше раз', section: 'terms' },
  notice_days: { label: 'Уведомить за', section: 'terms' },
  termination_notice_days: { label: 'О расторжении за', section: 'terms' },
  currency_code: { label: 'Валюта', section: 'amount' },
  amount_type: { label: 'Вид суммы', section: 'amount' },
  amount_is_manual: { label: 'Сумма договора вводится отдельно', section: 'amount' },
  amount: { label: 'Сумма', section: 'amount' },
  vat_mode: { label: 'НДС', section: 'amount' },
  vat_rate: { label: 'Ставка НДС', section: 'amount' },
  vat_note: { label: 'Основание «Без НДС»', section: 'amount' },
  items: { label: 'Спецификация', section: 'amount' },
  prepayment_percent: { label: 'Аванс', section: 'payment' },
  payment_days: { label: 'Остаток через', section: 'payment' },
  payment_days_type: { label: 'Какие дни', section: 'payment' },
  payment_terms: { label: 'Порядок оплаты', section: 'payment' },
  penalty_terms: { label: 'Неустойка', section: 'payment' },
  liability_cap: { label: 'Предел ответственности', section: 'payment' },
  signing_method: { label: 'Способ подписания', section: 'signing' },
  activation_basis: { label: 'Вступает в силу', section: 'signing' },
  originals_status: { label: 'Оригинал', section: 'signing' },
  originals_sent_at: { label: 'Отправлен', section: 'signing' },
  originals_due_at: { label: 'Ожидается', section: 'signing' },
  originals_received_at: { label: 'Получен', section: 'signing' },
  storage_place: { label: 'Место хранения', section: 'signing' },
  responsible: { label: 'Ответственный', section: 'service' },
  department: { label: 'Подразделение', section: 'service' },
  curator: { label: 'Куратор', section: 'service' },
  risk_level: { label: 'Уровень риска', section: 'service' },
  confidentiality: { label: 'Доступ', section: 'service' },
  tags: { label: 'Метки', section: 'service' },
};

export const ACTIVATION_BASIS_LABELS = { copy: 'По копии', original: 'По оригиналу' } as const;
export const CONFIDENTIALITY_LABELS = { normal: 'Обычный', restricted: 'Только участники' } as const;
