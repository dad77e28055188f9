import type {
  AgreementDirection,
  AgreementKind,
  AgreementStatus,
  AgreementTab,
  OriginalsStatus,
  RiskLevel,
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
