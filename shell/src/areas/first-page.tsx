import { useEffect, type ReactNode } from 'react';

import { useSuite } from '../suite';

/** Tells what waits for the first page that one stands on the screen, be it only the word that it did not load. */
export function FirstPage({ children }: { children: ReactNode }) {
  const { firstScreen } = useSuite();
  useEffect(() => {
    firstScreen.shown();
  }, [firstScreen]);
  return children;
}
