import { satisfiesContract } from 'shared/contract/area/contract-version';
import type { Registry } from 'shared/contract/release/registry';
import { matchPath, pathParameter } from 'shared/contract/area/route-match';
import type { Session } from 'shared/contract/session/session';

import { firstQuestions, type FirstQuestion } from '../areas/ahead/first-questions';
import { guard } from '../navigation/guard';
import { startPage } from '../navigation/start-page';
import { isSurelyRight } from '../releases/right-page';

/** An id that the router reads as it is written in the path. */
const PLAIN = /^[\w-]+$/;

/** What the page will show first: the name of its route and what it asks for. */
export interface FirstVisit {
  title: string;
  /** Of the page that is shown; for `/` that is the person's start page. */
  pathname: string;
  questions: readonly FirstQuestion[];
}

/**
 * What the page will ask the server for first, from what the page itself goes by: the registry, the guards and the
 * address. Null for a visitor, for a person whom a guard refuses, for an area that this shell refuses, and for a page
 * that may not be the right one.
 */
export function firstVisit(
  registry: Registry,
  session: Session | null,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): FirstVisit | null {
  if (session === null || !isSurelyRight(registry, session)) return null;
  const at = pathname === '/' ? { pathname: startPage(), search: '' } : { pathname, search };
  const routes = registry.areas.flatMap(({ definition }) =>
    definition.routes.map((route) => ({ ...route, contract: definition.contract })),
  );
  const route = matchPath(routes, at.pathname);
  if (route === null || !satisfiesContract(route.contract)) return null;
  const id = pathParameter(route.path, at.pathname, 'id');
  if (id !== undefined && !PLAIN.test(id)) return null;
  if (guard({ access: 'member', rights: route, id, ...at }, session.user) !== null) return null;
  return {
    title: route.title,
    pathname: at.pathname,
    questions: firstQuestions({ route, id, search: at.search }),
  };
}
