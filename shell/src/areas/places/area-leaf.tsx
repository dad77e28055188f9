import { Suspense, useEffect, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle, type AreaPage } from 'shared/area';
import type { AreaRoute } from 'shared/contract/area/area';
import type { RegistryArea } from 'shared/contract/release/registry';

import { PageSkeleton } from './page-skeleton';
import { useLoaded } from '../../state/lazy-value';
import { useSuite } from '../../suite';
import { AreaBoundary } from '../crash/area-boundary';
import { settleCrash } from '../crash/area-crash';
import { AreaCrashed, AreaFailed, AreaQuarantined, AreaRefused } from './area-state-pages';
import { AreaLoadError } from '../loading/area-load-error';
import { fitsContract } from '../loading/area-loader';
import { DocumentBlocks } from './document-blocks';
import { FirstPage } from '../first-page';

interface LeafProps {
  area: RegistryArea;
  route: AreaRoute;
}

function LoadedPage({ area, route }: LeafProps) {
  const { loader } = useSuite();
  const loaded = useLoaded(loader.page(area, route.id));
  return loaded === null ? (
    <PageSkeleton title={route.title} />
  ) : (
    <ShownPage area={area} route={route} page={loaded.value} />
  );
}

function ShownPage({ area, route, page: Page }: LeafProps & { page: AreaPage }) {
  const { openings, states } = useSuite();
  useEffect(() => {
    const { id } = area.definition;
    openings.note({
      area: id,
      version: states.get(id).version ?? area.version,
      failure: null,
      route: route.id,
    });
  }, [area, openings, route, states]);
  return (
    <FirstPage>
      <DocumentBlocks>
        <Page />
      </DocumentBlocks>
    </FirstPage>
  );
}

/** The title of the tab until the page knows a better one: a sibling before the page has its turn before it. */
function RouteTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

/** A page of an area in its place: loading, shown, failed, crashed, quarantined or refused. */
export function AreaLeaf(props: LeafProps) {
  return (
    <>
      <RouteTitle title={props.route.title} />
      <LeafState {...props} />
    </>
  );
}

function LeafState({ area, route }: LeafProps) {
  const suite = useSuite();
  const { loader, crashes } = suite;
  const { pathname } = useLocation();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { id } = area.definition;

  if (!fitsContract(area)) return <AreaRefused area={area} />;
  if (crashes.isQuarantined(id)) return <AreaQuarantined area={area} onReleased={redraw} />;
  const onError = (error: unknown) => {
    if (error instanceof AreaLoadError) return false;
    console.error(`${id} ${area.version} crashed on ${pathname}`, error);
    const outcome = settleCrash(suite, area, route.id);
    if (outcome === 'quarantined') redraw();
    return outcome === 'again';
  };
  return (
    <AreaBoundary
      resetKey={pathname}
      onError={onError}
      fallback={(error, retry) => {
        if (!(error instanceof AreaLoadError)) return <AreaCrashed area={area} onRetry={retry} />;
        const startAnew = () => {
          // A second failure comes back to this boundary by the page itself.
          loader
            .page(area, route.id)
            .start()
            .catch(() => undefined);
          retry();
        };
        return <AreaFailed area={area} error={error} onRetry={startAnew} />;
      }}
    >
      <Suspense fallback={<PageSkeleton title={route.title} />}>
        <LoadedPage area={area} route={route} />
      </Suspense>
    </AreaBoundary>
  );
}
