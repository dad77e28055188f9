import type { Generated } from 'kysely';
import type { LinkKind } from 'shared/contract/link/agreement-link.labels';
import type { AuthoredColumns } from '../platform/database/columns';

export interface LinksTables {
  agreement_links: AuthoredColumns & {
    id: Generated<number>;
    agreement_id: number;
    /** Name of a record kind. */
    to_type: string;
    to_id: number;
    kind: LinkKind;
  };
}
