import type { ColumnType, Generated } from 'kysely';
import type { Moment, Optional, OptionalMoment } from '../platform/database/columns';

export type TokenKind = 'session' | 'confirm' | 'reset' | 'setup' | 'sso';

type RequiredMoment = ColumnType<string, string | Date, string | Date>;

/** What a person registered with; takes effect when the address turns out to be theirs. */
export interface RegistrationsTable {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  last_name: string;
  first_name: string;
  middle_name: Optional<string>;
  password_hash: string;
  created_at: RequiredMoment;
  expires_at: RequiredMoment;
  ip: Optional<string>;
  user_agent: Optional<string>;
  request_id: Optional<string>;
}

export interface AccountsTables {
  registrations: RegistrationsTable;
  tokens: {
    id: Generated<number>;
    kind: TokenKind;
    /** Null for the one link that makes the first administrator. */
    user_id: Optional<number>;
    /** SHA-256 of the token; the token itself is never kept. */
    hash: Buffer;
    created_at: Moment;
    expires_at: RequiredMoment;
    last_used_at: OptionalMoment;
    revoked_at: OptionalMoment;
    ip: Optional<string>;
    user_agent: Optional<string>;
    /** Of a `confirm` link: what it confirms; null when an administrator invited the person. */
    registration_id: Optional<number>;
    /** Of a sign-in through the identity provider: the sealed token by which that ends as well. */
    sso_hint: Optional<string>;
  };
  login_attempts: {
    subject: Buffer;
    attempts: number;
    window_ends_at: ColumnType<string, string | Date, string | Date>;
  };
}
