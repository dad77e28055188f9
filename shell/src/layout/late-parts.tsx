import { useUnconnectedRefresh } from '../realtime/use-unconnected-refresh';
import { ReleaseDesk } from '../releases/release-desk';
import { ConnectionBar, NetworkBar } from './connection-bar';

/** What the layout shows only when there is something to say. */
export function LateParts() {
  useUnconnectedRefresh();
  return (
    <>
      <ConnectionBar />
      <ReleaseDesk />
    </>
  );
}

/** The same for a layout without a menu. */
export { NetworkBar as BareParts };
