/** Pages of the shell itself, as patterns of the router: no area may have one of them. */
export const SHELL_PAGES = [
  '/',
  '/auth',
  '/auth/confirm',
  '/auth/reset',
  '/auth/setup',
  '/ui',
  '/areas',
  '/settings',
  '/favourites',
  '/subscriptions',
  '/guide',
  '/access-error',
  '/error',
] as const;

export type ShellPath = (typeof SHELL_PAGES)[number];

/** First parts of addresses under which the shell and the server keep everything to themselves. */
export const RESERVED_PARTS = [
  'api',
  'areas',
  'assets',
  'auth',
  'broadcasting',
  'config.json',
  'files',
  'health',
  'live-reload',
  'live-reload.js',
  'ready',
  'registry.json',
  'ui',
] as const;
