import type { Generated, GeneratedAlways } from 'kysely';
import type { UserStatus } from 'shared/contract/user/user';
import type {
  AuthoredColumns,
  Optional,
  OptionalDay,
  OptionalDecimal,
  OptionalMoment,
} from '../platform/database/columns';

export interface UsersTable extends AuthoredColumns {
  id: Generated<number>;
  last_name: string;
  first_name: string;
  middle_name: Optional<string>;
  /** Made by the database of the three names. */
  full_name: GeneratedAlways<string>;
  /** Nobody has said the name: it was made of what the person logs in with. */
  name_is_guess: Generated<boolean>;
  full_name_genitive: Optional<string>;
  full_name_dative: Optional<string>;
  gender: Optional<'male' | 'female'>;
  /** Lower case. */
  email: string;
  email_confirmed_at: OptionalMoment;
  /** Null until the employee has chosen a password. */
  password_hash: Optional<string>;
  phone: Optional<string>;
  login: Optional<string>;
  job_title_id: Optional<number>;
  department_id: Optional<number>;
  organization_id: Optional<number>;
  head_id: Optional<number>;
  personnel_number: Optional<string>;
  hired_at: OptionalDay;
  dismissed_at: OptionalDay;
  status: Generated<UserStatus>;
  /** Opened by whoever wrote the address down; until it is confirmed nobody knows who that was. */
  self_registered: Generated<boolean>;
  avatar_file_id: Optional<number>;
  timezone: Generated<string>;
  locale: Generated<string>;
  signature_limit: OptionalDecimal;
  last_login_at: OptionalMoment;
  /** Who the employee is to the identity provider; null until they came from there. */
  sso_issuer: Optional<string>;
  sso_subject: Optional<string>;
  /** Came with the demo company. */
  is_demo: Generated<boolean>;
  deleted_at: OptionalMoment;
}

export interface UsersTables {
  users: UsersTable;
}
