import type { UserStatus } from 'shared/contract/user/user';
import { hashPassword } from '../accounts/password/password';
import type { Db } from '../platform/database/database';

let last = 0;
const hashes = new Map<string, Promise<string>>();

function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

export interface BuiltUser {
  id: number;
  email: string;
  full_name: string;
}

/** An employee of a test: open account, password `Demo-2026!`, no role, unless it is said otherwise. */
export async function aUser(
  db: Db,
  given: {
    roles?: readonly string[];
    status?: UserStatus;
    password?: string | null;
    lastName?: string;
    email?: string;
    departmentId?: number;
  } = {},
): Promise<BuiltUser> {
  last += 1;
  const { password = 'Demo-2026!', status = 'active' } = given;
  const user = await db
    .insertInto('users')
    .values({
      last_name: given.lastName ?? 'Соколова',
      first_name: 'Мария',
      middle_name: 'Дмитриевна',
      email: given.email ?? `employee${String(last)}@contracts.local`,
      password_hash: password === null ? null : await hashOf(password),
      email_confirmed_at: status === 'invited' ? null : new Date('2026-01-12T08:00:00Z'),
      status,
      department_id: given.departmentId,
    })
    .returning(['id', 'email', 'full_name'])
    .executeTakeFirstOrThrow();
  if (given.roles !== undefined && given.roles.length > 0) {
    await db
      .insertInto('user_roles')
      .columns(['user_id', 'role_id'])
      .expression((query) =>
        query
          .selectFrom('roles')
          .select((row) => [row.val(user.id).as('user_id'), 'id'])
          .where('name', 'in', given.roles ?? []),
      )
      .execute();
  }
  return user;
}
