import type { Generated } from 'kysely';
import type { LinkKind } from 'shared/contract/link/agreement-link.labels';
import type { Moment, Optional } from '../platform/database/columns';

export interface LinksTables {
  agreement_links: {
    id: Generated<number>;
    agreement_id: number;
    /** Name of a record kind. */
    to_type: string;
    to_id: number;
    kind: LinkKind;
    lock_version: Generated<number>;
    created_at: Moment;
    updated_at: Moment;
    created_by_id: Optional<number>;
    updated_by_id: Optional<number>;
  };
}
