import type { Config } from '../config/config';
import type { Secrets } from '../config/secrets';
import type { RealtimeCredentials } from './channel-signature';

/** What channels are signed with: the outside broadcaster's own pair, or one made from the installation's keys. */
export function realtimeCredentials(
  config: Pick<Config, 'broadcast'>,
  secrets: Secrets,
): RealtimeCredentials {
  if (config.broadcast !== null) return { key: config.broadcast.key, secret: config.broadcast.secret };
  const keyOf = (root: Secrets) => root.derive('realtime-key').toString('hex').slice(0, 20);
  return {
    key: keyOf(secrets),
    formerKeys: secrets.former.map(keyOf),
    secret: secrets.derive('realtime-secret').toString('hex'),
  };
}
