import { useEffect } from 'react';
import { selectSessionUser } from 'shared/session';

import { useSuite } from '../suite';
import { palette } from '../palette/lazy-palette';
import { prefetchMenu } from './idle-prefetch';

const savesData = () => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

/** After the first page stands, downloads what the person is likely to open next. */
export function useMenuPrefetch(): void {
  const { firstScreen, loader, store } = useSuite();
  useEffect(() => {
    let isWanted = true;
    const stop = firstScreen.after(() => {
      const user = selectSessionUser(store.getState());
      if (user === null || savesData()) return;
      // Nothing depends on it: whatever fails here is tried again at the visit.
      void prefetchMenu(loader, user, () => isWanted).then(() => palette.start().catch(() => undefined));
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [firstScreen, loader, store]);
}
