import type {
  AgreementDirection,
  AgreementKind,
  AgreementStatus,
  AgreementTab,
  AmountType,
  OriginalsStatus,
  PartySide,
  PaymentDaysType,
  RenewalType,
  RiskLevel,
  SigningMethod,
  ValidityRule,
} from './agreement-status';

export const AGREEMENT_STATUS_LABELS: Record<AgreementStatus, string> = {
  draft: 'Черновик',
  on_approval: 'На согласовании',
  rework: 'На доработке',
  approved: 'Согласован',
  on_signing: 'На подписании',
  signed: 'Подписан',
  active: 'Действует',
  suspended: 'Приостановлен',
  completed: 'Исполнен',
  expired: 'Истёк',
  terminated: 'Расторгнут',
  rejected: 'Отклонён',
  cancelled: 'Аннулирован',
};

export const AGREEMENT_DIRECTION_LABELS: Record<AgreementDirection, string> = {
  income: 'Доходный',
  expense: 'Расходный',
  none: 'Безденежный',
};
export const AGREEMENT_KIND_LABELS: Record<AgreementKind, string> = {
  standard: 'Обычный',
  framework: 'Рамочный',
  single: 'Разовая сделка',
  nda: 'NDA',
  other: 'Иное',
};
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
export const ORIGINALS_STATUS_LABELS: Record<OriginalsStatus, string> = {
  not_required: 'Не требуется',
  sent: 'Отправлен',
  received: 'Получен',
  overdue: 'Просрочен возврат',
  written_off: 'Списан',
};
export const RISK_LEVEL_LABELS: Record<RiskLevel, string> = {
  low: 'Низкий',
  medium: 'Средний',
  high: 'Высокий',
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
export const AGREEMENT_TAB_LABELS: Record<AgreementTab, string> = {
  all: 'Все',
  mine: 'Мои',
  approval: 'На согласовании у меня',
  expiring: 'Истекают',
  originals: 'Оригиналы',
  archive: 'Архив',
};

/** By what is left of the term a record is kept for. */
export const RETENTION_LABELS = {
  past: 'Истёк',
  kept: 'Идёт',
  permanent: 'Постоянно',
  destroyed: 'Уничтожен по акту',
} as const;
