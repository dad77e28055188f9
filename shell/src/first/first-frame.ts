import type { Registry } from 'shared/contract/release/registry';
import type { SessionUser } from 'shared/contract/session/session';
import { element } from 'shared/first-rows';

import brand from '../layout/menu/brand.module.css';
import layout from '../layout/default-layout.module.css';
import sidebar from '../layout/menu/sidebar.module.css';
import { isCurrent, menuOf, sidebarOf } from '../navigation/menu';

/** The room of an entry's icon, which only the layout draws. */
const ICON_WIDTH = '1rem';

function menuEntry(title: string, isHere: boolean): HTMLElement {
  const icon = element('i', undefined);
  icon.style.width = ICON_WIDTH;
  const entry = element('span', sidebar.entry, icon, element('span', undefined, title));
  if (isHere) entry.setAttribute('aria-current', 'page');
  return entry;
}

function menu({ areas }: Registry, user: SessionUser, pathname: string): HTMLElement {
  const groups = sidebarOf(menuOf(areas, user)).map(({ label, entries }) =>
    element(
      'div',
      sidebar.group,
      ...(label === null ? [] : [element('span', sidebar.heading, label)]),
      ...entries.map((entry) => menuEntry(entry.title, isCurrent(entry, pathname))),
    ),
  );
  const mark = element('span', brand.brand, element('span', brand.mark, '§'), 'Реестр договоров');
  return element(
    'aside',
    sidebar.side,
    element('span', sidebar.brand, mark),
    element('span', sidebar.find),
    element('div', sidebar.nav, ...groups),
  );
}

interface FirstPage {
  registry: Registry;
  user: SessionUser;
  pathname: string;
  header: HTMLElement;
  content: HTMLElement;
}

/** The layout with the menu, around a page that is drawn before the suite's own code has come. */
export function drawFirstFrame({ registry, user, pathname, header, content }: FirstPage): HTMLElement {
  const top = element(
    'div',
    layout.top,
    element('div', layout.header, element('div', layout.page, header), element('span', layout.bell)),
  );
  return element(
    'div',
    layout.shell,
    menu(registry, user, pathname),
    element('div', layout.main, top, element('div', layout.content, content)),
  );
}
