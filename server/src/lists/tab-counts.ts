import type { Db } from '../platform/database/database';
import { parseListQuery } from './list-query';
import { countRows } from './list-reader';
import type { ListContext, ListResource } from './list-resource';

/** What a tab holds, as the wire tells it. */
export interface TabCount {
  total: number;
  is_capped: boolean;
}

/** The query of a list without its page and its tab, under another tab. */
export function underTab(query: string, tab: string): string {
  const params = new URLSearchParams(query);
  for (const name of ['page', 'per_page', 'tab', 'filter[tab]']) params.delete(name);
  params.set('filter[tab]', tab);
  return params.toString();
}

interface Tabbed<Row extends object> {
  resource: ListResource<Row>;
  tabs: readonly string[];
  query: string;
  context: ListContext;
}

/** How many rows each tab holds under the conditions of the query; refuses with 422 what is not understood. */
export async function countTabs<Row extends object>(
  db: Db,
  { resource, tabs, query, context }: Tabbed<Row>,
): Promise<Record<string, TabCount>> {
  // What a tab is counted without is still read: an unknown tab or page is refused as the list refuses it.
  parseListQuery(resource, query, context);
  const counted = await Promise.all(
    tabs.map(async (tab) => {
      const request = parseListQuery(resource, underTab(query, tab), context);
      const { total, isCapped } = await countRows(db, { resource, request, context });
      return [tab, { total, is_capped: isCapped }] as const;
    }),
  );
  return Object.fromEntries(counted);
}
