import type { AreaRoute } from 'shared/contract/area/area';
import type { RegistryArea } from 'shared/contract/release/registry';
import type { SessionUser } from 'shared/contract/session/session';

import { mayOpen } from '../../navigation/guard';
import { menuOf } from '../../navigation/menu';
import { fitsContract, type AreaLoader } from '../loading/area-loader';
import { openPageAt } from './link-target';

interface Ahead {
  loader: AreaLoader;
  user: SessionUser;
  /** False of an area that has failed: it says so on its page and is tried again from there. */
  isSound: (area: RegistryArea) => boolean;
}

/** A piece of code that may be downloaded before it is needed. */
type Piece = () => Promise<unknown>;

/** Downloads the code of one page ahead of its visit; a failure is forgotten, the visit will try for itself. */
export function prefetchPage(
  loader: AreaLoader,
  { area, routeId }: { area: RegistryArea; routeId: string },
): Promise<unknown> {
  return loader
    .page(area, routeId)
    .start()
    .catch(() => undefined);
}

const isForm = ({ path, prefetch }: AreaRoute) => prefetch === undefined || path.endsWith('/edit');

/** The pages of the area this person may open: those that show records, or those that change them. */
function pagesOf({ loader, user }: Ahead, area: RegistryArea): { shown: Piece[]; forms: Piece[] } {
  const routes = area.definition.routes.filter((route) => fitsContract(area) && mayOpen(route, user));
  const pieces = (chosen: readonly AreaRoute[]) =>
    chosen.map((route) => () => prefetchPage(loader, { area, routeId: route.id }));
  return {
    shown: pieces(routes.filter((route) => !isForm(route))),
    forms: pieces(routes.filter(isForm)),
  };
}

/** What areas put into the cards of the given one; a block that fails is tried again where it is shown. */
function blocksIn({ loader, user, isSound }: Ahead, { definition }: RegistryArea): Piece[] {
  const kinds = new Set(definition.kinds?.map(({ name }) => name));
  return loader.areas
    .filter((area) => fitsContract(area) && isSound(area))
    .flatMap((area) => (area.definition.blocks ?? []).map((block) => ({ area, block })))
    .filter(({ block }) => mayOpen(block, user))
    .filter(
      ({ block }) => kinds.size > 0 && (block.kinds === '*' || block.kinds.some((kind) => kinds.has(kind))),
    )
    .map(
      ({ area, block }) =>
        () =>
          loader
            .block(area, block.id, 0)
            .start()
            .catch(() => undefined),
    );
}

const menuPages = ({ loader, user, isSound }: Ahead): Piece[] =>
  menuOf(loader.areas, user)
    .flatMap((section) => section.entries)
    .flatMap(({ path }) => openPageAt(loader.areas, path, user) ?? [])
    .filter(({ area }) => isSound(area))
    .map(
      ({ area, route }) =>
        () =>
          prefetchPage(loader, { area, routeId: route.id }),
    );

/**
 * The code a person is likely to need next, the likeliest first: the cards of the area on the screen with what stands
 * in them, the pages the menu leads to, the area's forms. Pages the person may not open are not among it.
 */
export function codeAhead(ahead: Ahead, area: RegistryArea | null): Piece[] {
  const here = area !== null && ahead.isSound(area) ? area : null;
  const own = here === null ? { shown: [], forms: [] } : pagesOf(ahead, here);
  const blocks = here === null ? [] : blocksIn(ahead, here);
  return [...own.shown, ...blocks, ...menuPages(ahead), ...own.forms];
}
