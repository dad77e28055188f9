import type { FailurePhase } from 'shared/contract/release/release-report';
import type { ReleaseState } from 'shared/contract/release/release-status';

export const RELEASE_STATE_LABELS: Record<ReleaseState, string> = {
  active: 'Работает',
  rollout: 'Выкатывается',
  previous: 'Прошлая',
  available: 'Выложена',
  withdrawn: 'Отозвана',
};

export const FAILURE_PHASE_LABELS: Record<FailurePhase, string> = {
  entry: 'раздел не загрузился',
  page: 'страница не загрузилась',
  timeout: 'нет ответа за 10 секунд',
  integrity: 'файл не тот, что выложен',
  crash: 'ошибка отрисовки',
};
