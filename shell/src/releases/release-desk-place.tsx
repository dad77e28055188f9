import { useEffect, useState, type ComponentType } from 'react';

import { useSuite } from '../suite';

/** Where the shell speaks of versions; its code comes once the first page stands. */
export function ReleaseDeskPlace() {
  const { firstScreen } = useSuite();
  const [Desk, setDesk] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      firstScreen.after(() => {
        import('./release-desk').then(
          ({ ReleaseDesk }) => {
            setDesk(() => ReleaseDesk);
          },
          (error: unknown) => {
            console.error('Сообщения о версиях не загрузились', error);
          },
        );
      }),
    [firstScreen],
  );
  return Desk && <Desk />;
}
