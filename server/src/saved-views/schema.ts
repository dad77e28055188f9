import type { Generated } from 'kysely';
import type { Optional, VersionedColumns } from '../platform/database/columns';

export interface SavedViewsTables {
  saved_views: VersionedColumns & {
    id: Generated<number>;
    resource: string;
    name: string;
    owner_id: number;
    is_shared: Generated<boolean>;
    query: Generated<string>;
    columns: Optional<string[]>;
    position: Generated<number>;
  };
  /** Which view each employee opens a register with. */
  saved_view_defaults: { user_id: number; resource: string; saved_view_id: number };
}
