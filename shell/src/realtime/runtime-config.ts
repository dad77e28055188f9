import type { RuntimeConfig } from 'shared/contract/realtime/realtime';
import { http } from 'shared/http';

import { lazyValue } from '../state/lazy-value';
import { completeConfig } from './complete-config';

function isConfig(value: unknown): value is RuntimeConfig {
  const realtime = (value as Partial<RuntimeConfig> | null)?.realtime;
  return typeof realtime === 'object' && typeof realtime.key === 'string';
}

/** The browser's settings, asked for once; a failure is asked again by the next who needs them. */
export const runtimeConfig = lazyValue(async (): Promise<RuntimeConfig> => {
  // A missing file of settings is no lost page: the transport must not take it for one.
  const { data, status } = await http.get<unknown>('/config.json', { validateStatus: () => true });
  if (status !== 200 || !isConfig(data)) throw new Error(`config.json: status ${String(status)}`);
  return completeConfig(data);
});
