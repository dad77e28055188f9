import { lazyPage } from '../state/lazy-page';

/** Pages of the shell that are no part of its first download. */
export const shellPages = {
  auth: lazyPage(() => import(/* webpackChunkName: "auth" */ '../auth/auth.page')),
  confirm: lazyPage(() => import(/* webpackChunkName: "auth" */ '../auth/confirm.page')),
  reset: lazyPage(() => import(/* webpackChunkName: "auth" */ '../auth/reset.page')),
  setup: lazyPage(() => import(/* webpackChunkName: "auth" */ '../auth/setup.page')),
  uiDemo: lazyPage(() => import('../pages/ui.page')),
  health: lazyPage(() => import('../health/health.page')),
  settings: lazyPage(() => import('../settings/settings.page')),
  favourites: lazyPage(() => import('../favourites/favourites.page')),
  subscriptions: lazyPage(() => import('../subscriptions/subscriptions.page')),
  guide: lazyPage(() => import('../guide/guide.page')),
  error: lazyPage(() => import('../pages/error.page')),
  notFound: lazyPage(() => import('../pages/not-found.page')),
  accessError: lazyPage(() => import('../pages/access-error.page')),
};
