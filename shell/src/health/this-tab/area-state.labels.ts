import type { AreaState } from '../../areas/loading/area-states';

export const AREA_STATE_LABELS: Record<AreaState['status'], string> = {
  idle: 'Ещё не открывали',
  loading: 'Загружается',
  ready: 'Работает',
  failed: 'Не загрузился',
  quarantined: 'Отключён в этой вкладке',
  refused: 'Не подходит по контракту',
};
