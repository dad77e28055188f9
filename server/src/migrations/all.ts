import type { Migration } from '../platform/database/migrate';
import platform from './0001-platform';
import users from './0010-users';
import roles from './0011-roles';
import tokens from './0012-tokens';
import notifications from './0013-notifications';
import files from './0014-files';

/** Every step of the schema, in order: 0001–0009 platform, 0010–0019 accounts, from 0020 on the domain. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'platform', sql: platform },
  { version: 10, name: 'users', sql: users },
  { version: 11, name: 'roles', sql: roles },
  { version: 12, name: 'tokens', sql: tokens },
  { version: 13, name: 'notifications', sql: notifications },
  { version: 14, name: 'files', sql: files },
];
