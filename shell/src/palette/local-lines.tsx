import {
  IconArrowRight,
  IconHelp,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconPrinter,
  IconSun,
} from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import type { RegistryArea } from 'shared/contract/release/registry';
import { useQueries } from 'shared/query';
import { useSessionUser } from 'shared/session';
import { useTheme } from 'shared/ui';

import { guideOf } from '../guide/guide-address';
import { MenuIcon } from '../navigation/menu-icon';
import { mayOpen } from '../navigation/guard';
import { menuOf } from '../navigation/menu';
import { usePersonPages } from '../navigation/person-pages';
import { summaryQuery } from '../navigation/summary.queries';
import { useLogOut } from '../session/use-log-out';
import { printPage } from '../print/print-page';
import { useSuite } from '../suite';
import { showShortcuts } from '../shortcuts/show-shortcuts';
import type { PaletteLine, PaletteSection } from '../hits/palette-line';

/** A page is named by what it makes, and looked for by what its button says. */
const wordsOf = (title: string) => (/^Нов(?:ый|ая|ое) /.test(title) ? { words: 'создать добавить' } : {});

/** Pages without a parameter that the menu does not list: a book of the handbooks, «Новый договор». */
function otherPages(areas: readonly RegistryArea[], known: ReadonlySet<string>) {
  return areas.flatMap((area) =>
    area.definition.routes
      .filter(
        (route) =>
          !route.path.includes(':') && !known.has(route.path) && route.title !== area.definition.title,
      )
      .map((route) => ({ route, area: area.definition.title })),
  );
}

/** The pages the person may open; where rights do not tell, those the server's answer opens to them. */
function useOpenPages(pages: ReturnType<typeof otherPages>) {
  const user = useSessionUser();
  const open = pages.filter(({ route }) => mayOpen(route, user));
  const asked = open.flatMap(({ route }) => (route.offered === undefined ? [] : [route.offered]));
  const resources = [...new Set(asked.map(({ resource }) => resource))];
  const answers = useQueries({ queries: resources.map(summaryQuery) });
  return open.filter(
    ({ route: { offered } }) =>
      offered === undefined || answers[resources.indexOf(offered.resource)]?.data?.[offered.field] === true,
  );
}

/** What the palette offers without asking the server: pages the person may open, and actions of the shell. */
export function useLocalLines(): PaletteSection[] {
  const { registry } = useSuite();
  const { pathname } = useLocation();
  const user = useSessionUser();
  const { setScheme } = useTheme();
  const logOut = useLogOut();

  const menu = menuOf(registry.areas, user).flatMap((section) => section.entries);
  const known = new Set(registry.areas.flatMap((area) => area.definition.menu.map((entry) => entry.path)));
  const openPages = useOpenPages(otherPages(registry.areas, known));
  const ownPages = usePersonPages();
  const pages: PaletteLine[] = [
    ...menu.map((entry) => ({
      id: entry.path,
      title: entry.title,
      icon: <MenuIcon icon={entry.icon} />,
      to: entry.path,
    })),
    ...openPages.map(({ route, area }) => ({
      id: route.path,
      title: route.title,
      ...wordsOf(route.title),
      hint: area,
      icon: <IconArrowRight aria-hidden />,
      to: route.path,
    })),
    ...ownPages.map(({ label, icon, to }) => ({ id: to, title: label, icon, to })),
  ];
  const theme = (scheme: 'light' | 'dark') => () => {
    setScheme(scheme);
  };
  return [
    { title: 'Разделы', lines: pages },
    {
      title: 'Действия',
      lines: [
        {
          id: 'light',
          title: 'Включить светлую тему',
          words: 'светлая тема',
          icon: <IconSun aria-hidden />,
          run: theme('light'),
        },
        {
          id: 'dark',
          title: 'Включить тёмную тему',
          words: 'тёмная тема',
          icon: <IconMoon aria-hidden />,
          run: theme('dark'),
        },
        {
          id: 'guide',
          title: 'Справка по этому экрану',
          words: 'помощь',
          icon: <IconHelp aria-hidden />,
          to: guideOf(pathname),
        },
        {
          id: 'print',
          title: 'Печать страницы',
          words: 'распечатать',
          icon: <IconPrinter aria-hidden />,
          run: printPage,
        },
        {
          id: 'shortcuts',
          title: 'Горячие клавиши',
          words: 'сочетания',
          icon: <IconKeyboard aria-hidden />,
          run: showShortcuts,
        },
        { id: 'logout', title: 'Выйти', words: 'выход', icon: <IconLogout aria-hidden />, run: logOut },
      ],
    },
  ];
}
