import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { RegistryArea } from 'shared/contract/release/registry';
import { isThrifty } from 'shared/http';
import { selectSessionUser } from 'shared/session';

import { palette } from '../../palette/lazy-palette';
import { useSuite } from '../../suite';
import { loadCardTools } from '../places/card-tools-place';
import { codeAhead } from './idle-prefetch';
import { watchIntents } from './intents';
import { pageAt } from './link-target';

/** Once the page stands and whenever the browser is idle, downloads what the person is likely to open next. */
export function useCodeAhead(): void {
  const { firstScreen, loader, registry, states, store } = useSuite();
  const { pathname } = useLocation();
  const here = pageAt(registry.areas, pathname)?.area ?? null;
  useEffect(() => {
    let isWanted = true;
    const idle = () => new Promise<void>((resolve) => firstScreen.after(resolve));
    const fetchAll = async () => {
      await idle();
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
  }, [firstScreen, here, loader, states, store]);
}

/** While the layout stands, what a link leads to is asked for when the pointer or the focus rests on it. */
export function useIntents(): void {
  const suite = useSuite();
  useEffect(() => watchIntents(suite, () => selectSessionUser(suite.store.getState())), [suite]);
}
