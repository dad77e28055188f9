import type { RegistryArea } from 'shared/contract/release/registry';
import type { SessionUser } from 'shared/contract/session/session';

import { menuOf } from './menu';
import { MAIN } from './return-address';
import { startPage } from './start-page';

/**
 * The page a person begins with: the chosen one, the main one, or the first of the menu that they may open. Whoever has
 * no right at all begins at the main one, which says so and whom to ask.
 */
export function homeOf(areas: readonly RegistryArea[], user: SessionUser): string {
  if (user.permissions.length === 0) return MAIN;
  const pages = menuOf(areas, user).flatMap((section) => section.entries.map((entry) => entry.path));
  const wanted = [startPage(), MAIN, pages[0]];
  return wanted.map((page) => pages.find((path) => path === page)).find((path) => path !== undefined) ?? MAIN;
}
