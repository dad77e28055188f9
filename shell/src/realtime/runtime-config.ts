import type { RuntimeConfig } from 'shared/contract/realtime';
import { http } from 'shared/http';

import { lazyValue } from '../state/lazy-value';

/** Source: product specification, section 9. */
const REALTIME_PORT = 8001;

function isConfig(value: unknown): value is RuntimeConfig {
  const realtime = (value as Partial<RuntimeConfig> | null)?.realtime;
  return typeof realtime === 'object' && typeof realtime.key === 'string';
}

/** Puts what the server left out: this host, port 8001, forced TLS. */
function complete(config: RuntimeConfig): RuntimeConfig {
  const { key, host, port, forceTLS } = config.realtime as Partial<RuntimeConfig['realtime']> & {
    key: string;
  };
  return {
    ...config,
    realtime: {
      key,
      host: host === undefined || host === '' ? window.location.hostname : host,
      port: port ?? REALTIME_PORT,
      forceTLS: forceTLS ?? true,
    },
  };
}

/** The browser's settings, asked for once; a failure is asked again by the next who needs them. */
export const runtimeConfig = lazyValue(async (): Promise<RuntimeConfig> => {
  // A missing file of settings is no lost page: the transport must not take it for one.
  const { data, status } = await http.get<unknown>('/config.json', { validateStatus: () => true });
  if (status !== 200 || !isConfig(data)) throw new Error(`config.json: status ${String(status)}`);
  return complete(data);
});
