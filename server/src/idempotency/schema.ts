import type { Moment, Optional } from '../platform/database/columns';

export interface IdempotencyTables {
  idempotency_keys: {
    user_id: number;
    key: string;
    resource: string;
    /** SHA-256 of the body, hex. */
    request_hash: string;
    record_id: Optional<number>;
    created_at: Moment;
  };
}
