import type { FailurePhase } from 'shared/contract/release/release-report';

/** Opens every reason that the registry gives by itself. */
export const AUTOMATIC_WITHDRAWAL = 'Отозвана автоматически';

export const PHASE_LABELS: Record<FailurePhase, string> = {
  entry: 'не загрузился раздел',
  page: 'не загрузилась страница',
  timeout: 'не дождались загрузки',
  integrity: 'файл не совпал с реестром',
  crash: 'ошибка отрисовки',
};
