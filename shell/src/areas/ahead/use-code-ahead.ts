import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { RegistryArea } from 'shared/contract/release/registry';
import { isThrifty } from 'shared/http';
import { selectSessionUser } from 'shared/session';

import { palette } from '../../palette/lazy-palette';
import { useSuite } from '../../suite';
import { afterData } from '../after-data';
import { loadCardTools } from '../places/card-tools-place';
import { codeAhead } from './idle-prefetch';
import { watchIntents } from './intents';
import { pageAt } from './link-target';

/**
 * Once the page stands with its data and whenever the browser is idle, downloads what the person is likely to open next: on
 * a page that has just been opened it would take the network from the rows.
 */
export function useCodeAhead(): void {
  const { firstScreen, loader, queryClient, registry, states, store } = useSuite();
  const { pathname } = useLocation();
  const here = pageAt(registry.areas, pathname)?.area ?? null;
  useEffect(() => {
    let isWanted = true;
    const idle = () => new Promise<void>((resolve) => firstScreen.after(resolve));
    const shown = () => new Promise<void>((resolve) => afterData(queryClient, resolve));
    const fetchAll = async () => {
      await idle();
      await shown();
      const user = selectSessionUser(store.getState());
      if (user === null || isThrifty()) return;
      const isSound = ({ definition }: RegistryArea) => states.get(definition.id).status !== 'failed';
      const pieces = [
        () => loadCardTools().catch(() => undefined),
        ...codeAhead({ loader, user, isSound }, here),
        () => palette.start().catch(() => undefined),
      ];
      // A piece that is there already answers at once; none rejects, the visit tells of a failure.
      for (const piece of pieces) {
        await idle();
        if (!isWanted) return;
        await piece();
      }
    };
    // It never rejects, see above.
    void fetchAll();
    return () => {
      isWanted = false;
    };
  }, [firstScreen, here, loader, queryClient, states, store]);
}

/** While the layout stands, what a link leads to is asked for when the pointer or the focus rests on it. */
export function useIntents(): void {
  const suite = useSuite();
  useEffect(() => watchIntents(suite, () => selectSessionUser(suite.store.getState())), [suite]);
}
