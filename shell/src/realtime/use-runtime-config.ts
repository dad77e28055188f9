import { useEffect, useState } from 'react';
import type { RuntimeConfig } from 'shared/contract/realtime/realtime';

import { runtimeConfig } from './runtime-config';

/** The browser's settings; null until they are there, and for good when the server does not give them. */
export function useRuntimeConfig(): RuntimeConfig | null {
  const [config, setConfig] = useState(runtimeConfig.loaded()?.value ?? null);
  useEffect(() => {
    let isShown = true;
    runtimeConfig.start().then(
      (loaded) => {
        if (isShown) setConfig(loaded);
      },
      // Without settings the page works and leaves out what depends on them.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return config;
}
