import { useEffect } from 'react';

import { useNoteOpened } from './recents.mutations';

/** Notes that the card was opened. */
export function Opened({ resource, id }: { resource: string; id: number }) {
  const note = useNoteOpened();
  useEffect(() => {
    note({ resource, id });
  }, [note, resource, id]);
  return null;
}
