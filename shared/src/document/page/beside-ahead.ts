import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { PageVisit } from '../../area/area';
import { itemKey, useQueryClient, type QueryClient } from '../../query/query';
import { commentsQuery } from '../comments/comments.queries';
import { filesQuery } from '../files/files.queries';
import { neighboursQuery } from '../head/neighbours.queries';
import { recentHistoryQuery } from '../history/history.queries';
import type { DocumentRecord } from '../record';
import type { DocumentDefinition } from './document-definition';

type Beside = Pick<
  DocumentDefinition<DocumentRecord>,
  'kind' | 'resource' | 'history' | 'comments' | 'walk' | 'files'
>;

/** Asks for what stands beside a record unless it is known or on its way; a failure is for its place to tell. */
function askBeside(client: QueryClient, definition: Beside, { id, search }: PageVisit): void {
  const record = Number(id);
  if (!Number.isSafeInteger(record)) return;
  const { kind, resource, history, comments, walk, files } = definition;
  const list = new URLSearchParams(search).get('list') ?? '';
  const known = client.getQueryData<{ files_count?: number }>(itemKey(resource, record));
  // None of them rejects.
  if (walk !== undefined) {
    const { defaults } = walk;
    void client.prefetchQuery(neighboursQuery(record, { resource, search: list, defaults }));
  }
  if (files !== undefined && (known?.files_count ?? 0) > 0)
    void client.prefetchQuery(filesQuery({ type: files, id: record }));
  if (history === true) void client.prefetchQuery(recentHistoryQuery({ resource, id: record }));
  if (comments === true) void client.prefetchInfiniteQuery(commentsQuery({ type: kind, id: record }));
}

/**
 * The `ahead` of the page of a card: what stands beside the record is asked for when its address is gone to, before
 * anything is drawn.
 */
export function documentAhead(definition: Beside) {
  return (client: QueryClient, visit: PageVisit): void => {
    const { resource } = definition;
    const queryKey = itemKey(resource, visit.id);
    // The card is on the screen: another tab of it is no new visit.
    if (client.getQueryCache().find({ queryKey })?.isActive() === true) return;
    askBeside(client, definition, visit);
  };
}

/** As above for a card whose code came after the address: together with the record and not after it. */
export function useBesideAhead(definition: Beside, id: string): void {
  const client = useQueryClient();
  const [params] = useSearchParams();
  // Another tab of the card is the same visit: of its address only the list counts.
  const list = params.get('list') ?? '';
  useEffect(() => {
    askBeside(client, definition, { id, search: new URLSearchParams({ list }).toString() });
  }, [client, definition, id, list]);
}
