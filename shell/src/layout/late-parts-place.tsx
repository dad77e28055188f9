import { useEffect, useState, type ComponentType } from 'react';

import { useSuite } from '../suite';

/** Where the shell speaks of the connection and of versions; its code comes once the first page stands. */
export function LatePartsPlace() {
  const { firstScreen } = useSuite();
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      firstScreen.after(() => {
        import('./late-parts').then(
          ({ LateParts }) => {
            setParts(() => LateParts);
          },
          (error: unknown) => {
            console.error('Сообщения о связи и версиях не загрузились', error);
          },
        );
      }),
    [firstScreen],
  );
  return Parts && <Parts />;
}
