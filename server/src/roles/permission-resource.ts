import { sql } from 'kysely';
import { giversOf } from 'shared/contract/access/held-permissions';
import { EXTENSIONS, type PermissionName, PERMISSIONS } from 'shared/contract/access/permissions';
import { MAX_PER_PAGE } from 'shared/contract/list/paging';
import { enumFilter } from '../lists/list-filters';
import type { ListResource } from '../lists/list-resource';
import { containsWords } from '../lists/list-search';

export interface PermissionRow {
  id: number;
  name: PermissionName;
  name_translate: string;
  group: string;
  position: number;
}

/** A part of the catalogue of rights, in its own order. */
function catalogue(
  name: string,
  part: { rights: readonly { group: string }[]; isExtension: boolean },
): ListResource<PermissionRow> {
  const groups = [...new Set(part.rights.map(({ group }) => group))];
  return {
    name,
    from: sql`permissions p`,
    id: sql<number>`p.id`,
    columns: sql<PermissionRow>`p.id, p.name, p.name_translate, p."group", p.position`,
    sorts: { position: { expression: sql`p.position` } },
    defaultSort: 'position',
    // A catalogue is looked up whole.
    defaultPerPage: MAX_PER_PAGE,
    filters: { group: enumFilter(sql`p."group"`, groups) },
    search: (value) => containsWords(sql`search_text(p.name_translate)`, value),
    visible: () => sql<boolean>`p.is_extension = ${sql.lit(part.isExtension)}`,
  };
}

/** The rights of the specification, all 57 and nothing else. */
export const permissionResource = catalogue('permissions', { rights: PERMISSIONS, isExtension: false });

/** The product's own rights. */
export const extensionResource = catalogue('extension_permissions', {
  rights: EXTENSIONS,
  isExtension: true,
});

/** A right of the product's own with those that give it anyway. */
export const extensionView = (row: PermissionRow) => ({ ...row, given_by: [...giversOf(row.name)] });
