import type { RegistryArea } from 'shared/contract/release/registry';
import type { SessionUser } from 'shared/contract/session/session';

import { menuOf } from './menu';
import { MAIN } from './return-address';
import { startPage } from './start-page';

/** The page a person begins with: the chosen one, the main one, or the first of the menu that they may open. */
export function homeOf(areas: readonly RegistryArea[], user: SessionUser): string {
  const pages = menuOf(areas, user).flatMap((section) => section.entries.map((entry) => entry.path));
  const wanted = [startPage(), MAIN, pages[0]];
  return wanted.map((page) => pages.find((path) => path === page)).find((path) => path !== undefined) ?? MAIN;
}
