import type { Db, Trx } from '../../platform/database/database';

export interface DemoAccount {
  id: number;
  full_name: string;
  email: string;
  password_hash: string | null;
  is_demo: boolean;
}

/** Open accounts with the mark of the demo company, and those at its addresses that have a password. */
export async function findDemoAccounts(db: Db): Promise<DemoAccount[]> {
  return db
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'password_hash', 'is_demo'])
    .where('status', 'in', ['active', 'invited'])
    .where('deleted_at', 'is', null)
    .where((account) =>
      account.or([
        account('is_demo', '=', true),
        account.and([
          account('email', 'like', '%@contracts.local'),
          account('password_hash', 'is not', null),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** The account is blocked and has lost its mark; false when somebody else has closed it in the meantime. */
export async function blockDemoAccount(trx: Trx, id: number, now: Date): Promise<boolean> {
  const changed = await trx
    .updateTable('users')
    .set((account) => ({
      status: 'blocked',
      is_demo: false,
      updated_at: now,
      lock_version: account('lock_version', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', 'in', ['active', 'invited'])
    .returning('id')
    .execute();
  return changed.length > 0;
}
