import {
  IconAdjustments,
  IconBell,
  IconHelp,
  IconPlugConnected,
  IconStar,
  IconUser,
} from '@tabler/icons-react';
import { usePermission, useSessionUser } from 'shared/session';

import { useSuite } from '../suite';

/** The person's own pages, their profile where some area has such a page; the areas' health for those who may see it. */
export function usePersonPages() {
  const { registry } = useSuite();
  const user = useSessionUser();
  const maySeeHealth = usePermission('Редактирование ролей');
  const routes = registry.areas.flatMap((area) => area.definition.routes);
  const profile = routes.find((route) => route.own_profile === true)?.path.replace(':id', String(user.id));
  return [
    ...(profile === undefined ? [] : [{ label: 'Профиль', icon: <IconUser />, to: profile }]),
    { label: 'Избранное', icon: <IconStar />, to: '/favourites' },
    { label: 'Подписки', icon: <IconBell />, to: '/subscriptions' },
    { label: 'Настройки', icon: <IconAdjustments />, to: '/settings' },
    { label: 'Справка', icon: <IconHelp />, to: '/guide' },
    ...(maySeeHealth ? [{ label: 'Состояние разделов', icon: <IconPlugConnected />, to: '/areas' }] : []),
  ];
}
