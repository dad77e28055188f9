import { historyKey } from 'shared/document';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from 'shared/query';

import { usageQuery } from '../books/api/books.queries';
import { findTags, findVersions, restoreVersion, uploadContent } from './file-templates.api';

/** Query of what the text of a template has been, page by page: the text in use first, nothing before the first one. */
export function versionsQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: ['file-templates', 'versions', String(id)],
    queryFn: ({ pageParam, signal }) => findVersions(id, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
  });
}

/** Query of the tags of a kind of documents; they change with the product. */
export function tagsQuery(kind: string) {
  return queryOptions({
    queryKey: ['file-templates', 'tags', kind],
    queryFn: ({ signal }) => findTags(kind, signal),
    staleTime: Infinity,
  });
}

/** What another text in use leaves behind: all that tells of the text is asked for anew. */
function settle(client: QueryClient, id: number): Promise<unknown> {
  const place = { resource: 'file-templates', id };
  // A text raises no version of its template: what is open takes what it has for known.
  const stale = [
    versionsQuery(id).queryKey,
    ['file-templates', 'list'],
    historyKey(place),
    usageQuery(place).queryKey,
  ];
  return Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Sends the next version of the Word file, and shows it in place of the one before. */
export function useUploadContent(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (percent: number) => void }) =>
      uploadContent(id, file, onProgress),
    onSuccess: () => settle(client, id),
  });
}

/** Makes an earlier version of the Word file the newest one. */
export function useRestoreVersion(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (versionId: number) => restoreVersion(id, versionId),
    onSuccess: () => settle(client, id),
  });
}
