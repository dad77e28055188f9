import { sql } from 'kysely';
import { DATA_SCOPES } from 'shared/contract/access/roles';
import { enumFilter } from '../lists/list-filters';
import type { ListResource } from '../lists/list-resource';
import { containsWords } from '../lists/list-search';
import { holdersCount, type ListedRole, rightsCount, roleColumns } from './roles.repository';

/** The list of roles. */
export const roleResource: ListResource<ListedRole> = {
  name: 'roles',
  from: sql`roles r`,
  id: sql<number>`r.id`,
  columns: roleColumns,
  sorts: {
    name: { expression: sql`r.name collate "und-x-icu"` },
    data_scope: { expression: sql`r.data_scope` },
    users_count: { expression: holdersCount },
    permissions_count: { expression: rightsCount },
    updated_at: { expression: sql`r.updated_at` },
  },
  defaultSort: 'name',
  filters: { data_scope: enumFilter(sql`r.data_scope`, DATA_SCOPES) },
  search: (value) => containsWords(sql`search_text(r.name || ' ' || coalesce(r.description, ''))`, value),
  visible: () => sql`true`,
};
