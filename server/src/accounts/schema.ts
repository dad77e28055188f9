import type { ColumnType, Generated } from 'kysely';
import type { Moment, Optional, OptionalMoment } from '../platform/database/columns';

export type TokenKind = 'session' | 'confirm' | 'reset' | 'setup';

/** What a person registered with; takes effect when the address turns out to be theirs. */
export interface Registration {
  last_name: string;
  first_name: string;
  middle_name: string | null;
  password_hash: string;
}

export interface AccountsTables {
  tokens: {
    id: Generated<number>;
    kind: TokenKind;
    /** Null for the one link that makes the first administrator. */
    user_id: Optional<number>;
    /** SHA-256 of the token; the token itself is never kept. */
    hash: Buffer;
    created_at: Moment;
    expires_at: ColumnType<string, string | Date, string | Date>;
    last_used_at: OptionalMoment;
    revoked_at: OptionalMoment;
    ip: Optional<string>;
    user_agent: Optional<string>;
    registration: ColumnType<Registration | null, string | null | undefined, string | null>;
  };
  login_attempts: {
    subject: Buffer;
    attempts: number;
    window_ends_at: ColumnType<string, string | Date, string | Date>;
  };
}
