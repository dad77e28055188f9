import { IconLogout } from '@tabler/icons-react';
import { useTheme, type MenuEntry, type ThemeScheme } from 'shared/ui';

import { usePersonPages } from '../../navigation/person-pages';
import { useLogOut } from '../../session/use-log-out';

const THEMES: readonly { scheme: ThemeScheme; label: string }[] = [
  { scheme: 'auto', label: 'Как в системе' },
  { scheme: 'light', label: 'Светлая' },
  { scheme: 'dark', label: 'Тёмная' },
];

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
