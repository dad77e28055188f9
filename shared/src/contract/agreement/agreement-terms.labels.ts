import type {
  AmountType,
  PartySide,
  PaymentDaysType,
  RenewalType,
  SigningMethod,
  ValidityRule,
} from './agreement-status';

export const VALIDITY_RULE_LABELS: Record<ValidityRule, string> = {
  until_date: 'До даты',
  until_fulfilled: 'До исполнения обязательств',
  indefinite: 'Бессрочно',
};
export const RENEWAL_TYPE_LABELS: Record<RenewalType, string> = {
  none: 'Нет',
  auto: 'Автопролонгация',
  by_addendum: 'По соглашению',
};
export const AMOUNT_TYPE_LABELS: Record<AmountType, string> = {
  fixed: 'Твёрдая',
  limit: 'Не более',
  rate: 'По ставкам',
  none: 'Без суммы',
};
export const SIGNING_METHOD_LABELS: Record<SigningMethod, string> = {
  paper: 'Бумага',
  edi: 'ЭДО',
  scan: 'Обмен сканами',
  simple: 'ПЭП',
};
export const PAYMENT_DAYS_TYPE_LABELS: Record<PaymentDaysType, string> = {
  working: 'Рабочие',
  calendar: 'Календарные',
};
export const ACTIVATION_BASIS_LABELS = { copy: 'По копии', original: 'По оригиналу' } as const;
export const CONFIDENTIALITY_LABELS = { normal: 'Обычный', restricted: 'Только участники' } as const;
/** By which law a purchase is made. */
export const PROCUREMENT_LAW_LABELS = {
  none: 'Не регулируется',
  '44fz': '44-ФЗ',
  '223fz': '223-ФЗ',
} as const;
export const TERMINATION_INITIATOR_LABELS = {
  mutual: 'По соглашению',
  us: 'Мы',
  them: 'Контрагент',
  court: 'Суд',
} as const;
/** Who objected to the renewal of the term. */
export const RENEWAL_DECLINER_LABELS = { us: 'Мы', them: 'Контрагент' } as const;
export const PARTY_SIDE_LABELS: Record<PartySide, string> = {
  us: 'Наша сторона',
  them: 'Сторона контрагента',
  third: 'Третье лицо',
};
