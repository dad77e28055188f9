import type { RuntimeConfig } from 'shared/contract/realtime/realtime';

/** Source: product specification, section 9. */
const REALTIME_PORT = 8001;

type Given = Partial<RuntimeConfig['realtime']> & { key: string };

/** Settings with what the server left out: the host of the page, port 8001, forced TLS. */
export function completeConfig(config: Omit<RuntimeConfig, 'realtime'> & { realtime: Given }): RuntimeConfig {
  const { key, host, port, forceTLS, signIn } = config.realtime;
  return {
    ...config,
    realtime: {
      key,
      host: host === undefined || host === '' ? window.location.hostname : host,
      port: port ?? REALTIME_PORT,
      forceTLS: forceTLS ?? true,
      ...(signIn === true && { signIn }),
    },
  };
}
