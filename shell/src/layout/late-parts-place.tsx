import { useEffect, useState, type ComponentType } from 'react';

import { useSuite } from '../suite';
import { PartBoundary } from './part-boundary';

/** Where the shell speaks of the connection and of versions; its code comes once the first page stands. */
export function LatePartsPlace({ part }: { part: 'LateParts' | 'BareParts' }) {
  const { firstScreen } = useSuite();
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      firstScreen.after(() => {
        import('./late-parts').then(
          (parts) => {
            setParts(() => parts[part]);
          },
          (error: unknown) => {
            console.error(`${part} did not load`, error);
          },
        );
      }),
    [firstScreen, part],
  );
  return (
    Parts && (
      <PartBoundary name={part}>
        <Parts />
      </PartBoundary>
    )
  );
}
