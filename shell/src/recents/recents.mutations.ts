import { useMutation, useQueryClient } from 'shared/query';

import { noteOpened } from './recents.api';
import { recentsQuery } from './recents.queries';

/** Notes the card a person has opened; nobody waits for it and nothing fails with it. */
export function useNoteOpened(): (record: { resource: string; id: number }) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: noteOpened,
    onSuccess: () => client.invalidateQueries(recentsQuery),
    onError: (error) => {
      console.error('The opened card was not noted', error);
    },
  });
  return mutate;
}
