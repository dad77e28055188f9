import { useSyncExternalStore } from 'react';

import { onLocalSettings, readLocalSettings, type LocalSettings } from './local-settings';

/** The settings as they are now; follows every change of them. */
export function useLocalSettings(): LocalSettings {
  return useSyncExternalStore(onLocalSettings, readLocalSettings);
}
