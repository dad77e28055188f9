import { lazy, Suspense, type ComponentType } from 'react';
import { createBrowserRouter, replace, type RouteObject } from 'react-router-dom';

import type { AreaModule } from '../area/area';
import type { AreaDefinition, AreaRoute } from '../contract/area/area';
import { Loader, StatePage } from '../ui/ui';
import { StandaloneFrame } from './standalone-frame';

function ForeignPage() {
  return (
    <StatePage
      title="Этой страницы в разделе нет"
      text="Адрес принадлежит другому разделу или оболочке. Здесь раздел открыт один."
    />
  );
}

/** Where an area alone begins: its first menu entry, else its first page without a parameter. */
function firstPath({ menu, routes }: AreaDefinition): string {
  const entry = menu[0]?.path ?? routes.find((route) => !route.path.includes(':'))?.path;
  if (entry === undefined) throw new Error('The area has no page that can be opened by itself');
  return entry;
}

function leaf(route: AreaRoute, module: AreaModule): RouteObject {
  const load = module.pages[route.id];
  if (load === undefined) throw new Error(`Route «${route.id}» has no page in src/module.tsx`);
  const Page: ComponentType = lazy(load);
  return {
    path: route.path,
    element: (
      <Suspense fallback={<Loader />}>
        <Page />
      </Suspense>
    ),
  };
}

/** The routes of one area inside the plain frame; every other address says that it belongs to somebody else. */
export function standaloneRouter(area: AreaDefinition, module: AreaModule) {
  return createBrowserRouter([
    {
      element: <StandaloneFrame area={area} module={module} />,
      children: [
        { path: '/', element: <></>, loader: () => replace(firstPath(area)) },
        ...area.routes.map((route) => leaf(route, module)),
        { path: '*', element: <ForeignPage /> },
      ],
      hydrateFallbackElement: <></>,
    },
  ]);
}
