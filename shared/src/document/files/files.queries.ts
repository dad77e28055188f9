import { queryOptions } from '@tanstack/react-query';

import type { FileOwner } from './file-owner';
import { findFiles } from './files.api';

/** Cache key of a document's files; without an owner it names those of every document. */
export function filesKey(owner?: FileOwner): readonly string[] {
  return owner === undefined ? ['files', 'list'] : ['files', 'list', owner.type, String(owner.id)];
}

/** Query of the versions of a document's files. */
export function filesQuery(owner: FileOwner) {
  return queryOptions({
    queryKey: filesKey(owner),
    queryFn: ({ signal }) => findFiles(owner, signal),
    retry: false,
  });
}
