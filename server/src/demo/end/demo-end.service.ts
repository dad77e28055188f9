import { USER_STATUS_LABELS } from 'shared/contract/user/user';
import { verifyPassword } from '../../accounts/password/password';
import { endSessions } from '../../accounts/session/session.service';
import { SYSTEM_ORIGIN } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { blockDemoAccount, type DemoAccount, findDemoAccounts } from './demo-end.repository';
import { DEMO_PASSWORD } from '../demo-password';

/** Installations older than the mark are known by the password that is told to everybody. */
async function isOfDemo(account: DemoAccount): Promise<boolean> {
  return account.is_demo || verifyPassword(account.password_hash, DEMO_PASSWORD);
}

/**
 * No account of the demo company is open afterwards, and whoever was logged in by one is logged out; answers how many
 * were blocked. An account that an administrator opens again stays open as soon as its password is its own.
 */
export async function endDemo(deps: Deps): Promise<number> {
  let blocked = 0;
  for (const account of await findDemoAccounts(deps.db)) {
    if (!(await isOfDemo(account))) continue;
    const isBlocked = await deps.transact(async (trx) => {
      if (!(await blockDemoAccount(trx, account.id, deps.now()))) return false;
      await endSessions(deps, trx, account.id);
      await deps.activity.record(trx, {
        actor: null,
        action: 'user.demo_ended',
        entityType: 'user',
        entityId: account.id,
        entityLabel: account.full_name,
        changes: [{ field: 'status', label: 'Состояние', old: null, new: USER_STATUS_LABELS.blocked }],
        origin: SYSTEM_ORIGIN,
      });
      return true;
    });
    if (isBlocked) blocked += 1;
  }
  return blocked;
}
