import { sql } from 'kysely';
import { boolFilter } from '../lists/list-filters';
import type { ListResource } from '../lists/list-resource';
import { containsWords } from '../lists/list-search';
import type { RegisterHome } from '../lists/register-catalogue';
import { viewedRegistersFor } from '../lists/viewed-registers';

/** A view as the database gives it, before its rows are counted for the reader. */
export interface ListedView {
  id: number;
  resource: string;
  name: string;
  is_shared: boolean;
  owner_id: number;
  owner_name: string;
  query: string;
  columns: string[] | null;
  position: number;
  lock_version: number;
  created_at: string;
  updated_at: string;
}

const resource: Omit<ListResource<ListedView>, 'visible'> = {
  name: 'saved-views',
  from: sql`saved_views w`,
  id: sql<number>`w.id`,
  columns: sql<ListedView>`w.id, w.resource, w.name, w.is_shared, w.owner_id, o.full_name as owner_name, w.query,
    w.columns, w.position, w.lock_version, w.created_at, w.updated_at`,
  joins: sql`join users o on o.id = w.owner_id`,
  sorts: {
    name: { expression: sql`w.name collate "und-x-icu"` },
    position: { expression: sql`w.position` },
  },
  defaultSort: 'position',
  filters: {
    resource: {
      shape: 'one',
      value: 'text',
      note: 'agreements, counterparties…',
      condition: ({ equal: [resource] }) => sql`w.resource = ${resource ?? ''}`,
    },
    is_shared: boolFilter(sql`w.is_shared`),
  },
  search: (text) => containsWords(sql`search_text(w.name)`, text),
};

/** The reader's own views, and those that others share of a register the reader may open. */
export function savedViewResource(app: RegisterHome): ListResource<ListedView> {
  return {
    ...resource,
    visible: ({ actor }) => {
      const open = viewedRegistersFor(app, actor).map(({ list }) => list.name);
      return sql`w.owner_id = ${actor.id} or (w.is_shared and w.resource = any(${open}))`;
    },
  };
}
