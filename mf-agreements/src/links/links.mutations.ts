import { useMutation, useQueryClient } from 'shared/query';

import { createLink, deleteLink, updateLink } from './links.api';
import { LINKS_KEY } from './links.queries';

/** Runs a change of links; cards that show any are asked anew, also when it was refused. */
function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: LINKS_KEY }),
  });
}

/** Connects an agreement with a document. */
export const useCreateLink = () => useChange(createLink);

/** Changes what the document is to the agreement. */
export const useUpdateLink = () => useChange(updateLink);

/** Takes the link away. */
export const useDeleteLink = () => useChange(deleteLink);
