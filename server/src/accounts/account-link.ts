import type { Config } from '../platform/config/config';
import { ownAddress } from '../platform/config/own-address';

/** Pages that one-time links lead to; an invited person chooses a password on the page of the confirmation. */
const PAGES = {
  confirm: { path: '/auth/confirm', more: '' },
  invitation: { path: '/auth/confirm', more: '&invited=1' },
  reset: { path: '/auth/reset', more: '' },
  setup: { path: '/auth/setup', more: '' },
};

/**
 * An address inside the suite for a letter or the console. Never taken from the request's headers: a forged
 * `Host` would send the one-time token of a reset to a stranger.
 */
export function accountLink(config: Config, page: keyof typeof PAGES | null, token?: string): string {
  const base = ownAddress(config, config.port);
  if (page === null || token === undefined) return `${base}/auth`;
  const { path, more } = PAGES[page];
  return `${base}${path}?token=${token}${more}`;
}
