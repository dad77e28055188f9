import { useMutation, useQueryClient } from '@tanstack/react-query';

import { itemKey } from '../../../query/query';
import type { FileOwner } from '../file-owner';
import { filesKey } from '../files.queries';
import { generateFile, type Filled } from './generation.api';

/** Makes a document's text; its files and its card are asked for anew. */
export function useGenerateFile(owner: FileOwner) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ templateId, ...filled }: { templateId: number; key: string } & Filled) =>
      generateFile(templateId, owner, filled),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: filesKey(owner) }),
        owner.resource !== undefined &&
          client.invalidateQueries({ queryKey: itemKey(owner.resource, owner.id) }),
      ]),
  });
}
