import {
  IconAdjustments,
  IconBell,
  IconHelp,
  IconLogout,
  IconPlugConnected,
  IconStar,
  IconUser,
} from '@tabler/icons-react';
import { usePermission, useSessionUser } from 'shared/session';
import { useTheme, type MenuEntry, type ThemeScheme } from 'shared/ui';

import { useLogOut } from '../../session/use-log-out';
import { useSuite } from '../../suite';
import { profileAddress } from './person';

const THEMES: readonly { scheme: ThemeScheme; label: string }[] = [
  { scheme: 'auto', label: 'Как в системе' },
  { scheme: 'light', label: 'Светлая' },
  { scheme: 'dark', label: 'Тёмная' },
];

/** The person's own pages; the areas' health for those who may see it. */
export function usePersonPages() {
  const { registry } = useSuite();
  const profile = profileAddress(registry, useSessionUser());
  const maySeeHealth = usePermission('Редактирование ролей');
  return [
    ...(profile === null ? [] : [{ label: 'Профиль', icon: <IconUser />, to: profile }]),
    { label: 'Избранное', icon: <IconStar />, to: '/favourites' },
    { label: 'Подписки', icon: <IconBell />, to: '/subscriptions' },
    { label: 'Настройки', icon: <IconAdjustments />, to: '/settings' },
    { label: 'Справка', icon: <IconHelp />, to: '/guide' },
    ...(maySeeHealth ? [{ label: 'Состояние разделов', icon: <IconPlugConnected />, to: '/areas' }] : []),
  ];
}

/** What the person's own menu offers: pages, theme, logging out. */
export function usePersonEntries(): MenuEntry[] {
  const pages = usePersonPages();
  const { scheme, setScheme } = useTheme();
  const logOut = useLogOut();
  return [
    ...pages,
    'separator' as const,
    { heading: 'Тема' },
    ...THEMES.map((theme) => ({
      label: theme.label,
      checked: theme.scheme === scheme,
      onSelect: () => {
        setScheme(theme.scheme);
      },
    })),
    'separator' as const,
    { label: 'Выйти', icon: <IconLogout />, onSelect: logOut },
  ];
}
