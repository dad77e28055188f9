import type { AreaRoute } from 'shared/contract/area/area';

/** The page of the areas' health: the shell's own route, guarded like any other. */
export const healthRoute = {
  id: 'areas',
  path: '/areas' as const,
  title: 'Состояние разделов',
  permissions: ['Редактирование ролей'],
} satisfies AreaRoute;
