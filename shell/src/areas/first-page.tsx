import { useEffect, useLayoutEffect, type ReactNode } from 'react';

import { clearFirstSight } from './first-sight';
import { useSuite } from '../suite';

/** Tells what waits for the first page that one stands on the screen, be it only the word that it did not load. */
export function FirstPage({ children }: { children: ReactNode }) {
  const { firstScreen } = useSuite();
  // With the page in one frame, so that nothing is seen to change hands.
  useLayoutEffect(clearFirstSight, []);
  useEffect(() => {
    firstScreen.shown();
  }, [firstScreen]);
  return children;
}
