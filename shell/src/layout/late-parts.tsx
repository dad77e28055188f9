import { useUnconnectedRefresh } from '../realtime/use-unconnected-refresh';
import { ReleaseDesk } from '../releases/release-desk';
import { ConnectionBar, NetworkBar } from './connection-bar';
import { RouteAnnouncer } from './route-announcer';
import { RouteScroll } from './route-scroll';

/** What the layout shows only when there is something to say. */
export function LateParts() {
  useUnconnectedRefresh();
  return (
    <>
      <ConnectionBar />
      <ReleaseDesk />
      <RouteScroll />
      <RouteAnnouncer />
    </>
  );
}

/** The same for a layout without a menu. */
export { NetworkBar as BareParts };
