import { ReleaseDesk } from '../releases/release-desk';
import { ConnectionBar } from './connection-bar';

/** What the layout shows only when there is something to say. */
export function LateParts() {
  return (
    <>
      <ConnectionBar />
      <ReleaseDesk />
    </>
  );
}
