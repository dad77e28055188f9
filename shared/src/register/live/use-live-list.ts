import { useEffect, useRef } from 'react';

import { listKey, useQueryClient, type QueryClient } from '../../query/query';
import { useUserEvent } from '../../realtime/realtime';
import type { RegisterRow } from '../register-definition';
import { summaryKey } from '../summary.queries';
import { concernsPage } from './concerns-page';
import { createRefreshPace } from './refresh-pace';

/** Milliseconds between two requests of the rows, while changes keep coming; and of the dearer counts and sums. */
const ROWS = { pause: 3000, spread: 2000 };
const SUMMARY = { pause: 15_000, spread: 5000 };

interface LiveListOptions {
  resource: string;
  entity: string | undefined;
  rows: readonly RegisterRow[] | undefined;
  /** What the list was asked, as `listParams` writes it. */
  question: string;
  defaults: Readonly<Record<string, string>> | undefined;
}

function createPaces(client: QueryClient, resource: string) {
  const beside = summaryKey(resource);
  // Failures show in the list itself, where they can be repeated.
  return {
    rows: createRefreshPace({
      ...ROWS,
      work: () =>
        void client.invalidateQueries({
          queryKey: listKey(resource),
          predicate: ({ queryKey }) => queryKey[beside.length - 1] !== beside.at(-1),
        }),
    }),
    summary: createRefreshPace({
      ...SUMMARY,
      work: () => void client.invalidateQueries({ queryKey: beside }),
    }),
  };
}

/**
 * Asks for the list again when somebody changes a record that stands in it or may come to it, and for its counts and
 * sums when any record of the kind changed; a hidden tab waits until it is looked at. What was missed during a loss of
 * the connection is the shell's to ask for.
 */
export function useLiveList({ resource, entity, ...page }: LiveListOptions): void {
  const client = useQueryClient();
  const due = useRef({ rows: false, summary: false });
  const paces = useRef<ReturnType<typeof createPaces>>(undefined);

  const askWhenSeen = () => {
    if (document.visibilityState !== 'visible') return;
    if (due.current.rows) paces.current?.rows.ask();
    if (due.current.summary) paces.current?.summary.ask();
    due.current = { rows: false, summary: false };
  };
  useUserEvent((event) => {
    if (event.kind !== 'entity' || event.entity !== entity) return;
    due.current = { rows: due.current.rows || concernsPage(page, event), summary: true };
    askWhenSeen();
  });
  useEffect(() => {
    const current = createPaces(client, resource);
    paces.current = current;
    document.addEventListener('visibilitychange', askWhenSeen);
    return () => {
      document.removeEventListener('visibilitychange', askWhenSeen);
      current.rows.stop();
      current.summary.stop();
    };
  }, [client, resource]);
}
