import type { RouteObject } from 'react-router-dom';
import { selectSession } from 'shared/session';

import { AreaLeaf } from '../areas/places/area-leaf';
import { fitsContract } from '../areas/loading/area-loader';
import { prefetchRoute } from '../areas/ahead/route-prefetch';
import { takeFirstAnswer } from '../first/first-answers';
import type { Suite } from '../suite';
import { leafLoader } from '../navigation/leaf-loader';

/** Every leaf of every area, from the registry alone: guarded, its code and its first requests started together. */
export function areaRoutes(suite: Suite): RouteObject[] {
  const { registry, store, loader, crashes, queryClient, firstScreen } = suite;
  const takeFirst = (address: string) =>
    takeFirstAnswer(address, selectSession(store.getState())?.token ?? null);
  return registry.areas.flatMap((area) =>
    area.definition.routes.map((route) => ({
      id: `${area.definition.id} ${route.id}`,
      path: route.path,
      element: <AreaLeaf key={`${area.definition.id} ${route.id}`} area={area} route={route} />,
      loader: leafLoader(store, {
        access: 'member',
        rights: route,
        onPass: ({ id, search }) => {
          if (!fitsContract(area) || crashes.isQuarantined(area.definition.id)) return;
          const page = loader.page(area, route.id);
          const code = page.start();
          // The page itself tells of a failure.
          code.catch(() => undefined);
          firstScreen.awaits(code);
          prefetchRoute(queryClient, { route, id, search }, takeFirst);
          try {
            page.loaded()?.value.ahead?.(queryClient, { id, search });
          } catch (error) {
            // What could not be asked for ahead the page asks for itself.
            console.error(`${area.definition.id}: ${route.id}`, error);
          }
        },
      }),
    })),
  );
}
