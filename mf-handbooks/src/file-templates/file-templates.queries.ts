import { historyKey } from 'shared/document';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';

import { usageQuery } from '../books/api/books.queries';
import { findTags, getContent, uploadContent } from './file-templates.api';

/** Query of the Word file of a template; null before the first one. */
export function contentQuery(id: number) {
  return queryOptions({
    queryKey: ['file-templates', 'content', String(id)],
    queryFn: ({ signal }) => getContent(id, signal),
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

/** Sends the next version of the Word file, and shows it in place of the one before. */
export function useUploadContent(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (percent: number) => void }) =>
      uploadContent(id, file, onProgress),
    onSuccess: (content) => {
      client.setQueryData(contentQuery(id).queryKey, content);
      const place = { resource: 'file-templates', id };
      // A text raises no version of its template: what is open takes what it has for known.
      const stale = [['file-templates', 'list'], historyKey(place), usageQuery(place).queryKey];
      return Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
