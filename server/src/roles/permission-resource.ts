import { sql } from 'kysely';
import { PERMISSIONS } from 'shared/contract/access/permissions';
import { MAX_PER_PAGE } from 'shared/contract/list/paging';
import { enumFilter } from '../lists/list-filters';
import type { ListResource } from '../lists/list-resource';
import { containsWords } from '../lists/list-search';

export interface PermissionRow {
  id: number;
  name: string;
  name_translate: string;
  group: string;
  position: number;
}

const GROUPS = [...new Set(PERMISSIONS.map(({ group }) => group))];

/** The catalogue of rights, in its own order. */
export const permissionResource: ListResource<PermissionRow> = {
  name: 'permissions',
  from: sql`permissions p`,
  id: sql<number>`p.id`,
  columns: sql<PermissionRow>`p.id, p.name, p.name_translate, p."group", p.position`,
  sorts: { position: { expression: sql`p.position` } },
  defaultSort: 'position',
  // A catalogue is looked up whole.
  defaultPerPage: MAX_PER_PAGE,
  filters: { group: enumFilter(sql`p."group"`, GROUPS) },
  search: (value) => containsWords(sql`search_text(p.name_translate)`, value),
  visible: () => sql`true`,
};
