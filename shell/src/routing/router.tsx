import type { ReactNode } from 'react';
import { createBrowserRouter, Outlet, replace, type RouteObject } from 'react-router-dom';
import { AlertStack } from 'shared/alert-stack';
import type { ShellPath } from 'shared/contract/area/shell-paths';
import { selectSessionUser } from 'shared/session';

import { FirstPage } from '../areas/first-page';
import { healthRoute } from '../areas/health-route';
import { BareLayout } from '../layout/bare-layout';
import { DefaultLayout } from '../layout/default-layout';
import { PartBoundary } from '../layout/part-boundary';
import { ShellCrashedPage } from '../pages/shell-crashed.page';
import type { Suite } from '../suite';
import { areaRoutes } from './area-routes';
import type { RouteAccess, RouteRights } from '../navigation/guard';
import { leafLoader } from '../navigation/leaf-loader';
import { homeOf } from '../navigation/home';
import { loginAddress } from '../navigation/return-address';
import { shellPages } from './shell-pages';

function Root() {
  return (
    <>
      <Outlet />
      <PartBoundary name="alerts">
        <AlertStack />
      </PartBoundary>
    </>
  );
}

function home({ store, registry }: Suite): string {
  const user = selectSessionUser(store.getState());
  return user === null ? loginAddress('/') : homeOf(registry.areas, user);
}

const shown = (page: ReactNode) => <FirstPage>{page}</FirstPage>;

/** The whole route table: the shell's own pages and, from data, every leaf of every area. */
export function suiteRoutes(suite: Suite): RouteObject[] {
  const leaf = (
    path: ShellPath | '*',
    page: keyof typeof shellPages,
    guard: { access: RouteAccess; rights?: RouteRights },
  ) => {
    const { Page, start } = shellPages[page];
    return { path, element: shown(<Page />), loader: leafLoader(suite.store, { ...guard, onPass: start }) };
  };
  return [
    {
      element: <Root />,
      errorElement: <ShellCrashedPage />,
      hydrateFallbackElement: <></>,
      children: [
        {
          element: <BareLayout />,
          children: [
            leaf('/auth', 'auth', { access: 'login' }),
            leaf('/auth/confirm', 'confirm', { access: 'confirmation' }),
            leaf('/auth/reset', 'reset', { access: 'open' }),
            leaf('/auth/setup', 'setup', { access: 'login' }),
            leaf('/ui', 'uiDemo', { access: 'member' }),
          ],
        },
        {
          element: <DefaultLayout />,
          children: [
            { path: '/', element: <></>, loader: () => replace(home(suite)) },
            ...areaRoutes(suite),
            leaf(healthRoute.path, 'health', { access: 'member', rights: healthRoute }),
            leaf('/settings', 'settings', { access: 'member' }),
            leaf('/favourites', 'favourites', { access: 'member' }),
            leaf('/subscriptions', 'subscriptions', { access: 'member' }),
            leaf('/guide', 'guide', { access: 'member' }),
            leaf('/access-error', 'accessError', { access: 'member' }),
            leaf('/error', 'error', { access: 'member' }),
            leaf('*', 'notFound', { access: 'member' }),
          ],
        },
      ],
    },
  ];
}

export type SuiteRouter = ReturnType<typeof createBrowserRouter>;

/** The one data router of the suite. */
export function createSuiteRouter(suite: Suite): SuiteRouter {
  return createBrowserRouter(suiteRoutes(suite));
}
