import type { Config } from '../platform/config/config';
import { ownAddress } from '../platform/config/own-address';

/**
 * An address inside the suite for a letter or the console. Never taken from the request's headers: a forged
 * `Host` would send the one-time token of a reset to a stranger.
 */
export function accountLink(
  config: Config,
  page: 'confirm' | 'reset' | 'setup' | null,
  token?: string,
): string {
  const base = ownAddress(config, config.port);
  const path = page === null ? '/auth' : `/auth/${page}`;
  return token === undefined ? base + path : `${base}${path}?token=${token}`;
}
