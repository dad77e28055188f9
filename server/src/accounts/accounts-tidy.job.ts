import { faultCode } from '../platform/fault-code';
import type { Deps } from '../platform/module';
import { deleteUnconfirmed, findUnconfirmed } from './accounts.repository';
import { deleteOldAttempts } from './attempts/attempts.repository';
import { deleteOldRegistrations } from './registration/registrations.repository';
import { deleteOldTokens } from './tokens.repository';

const DAY = 24 * 60 * 60 * 1000;
const AT_ONCE = 500;
const STILL_NAMED = '23503';

/** True when the account went; one that a document names by now stays, as every person in a document does. */
async function removeOne(deps: Deps, id: number): Promise<boolean> {
  try {
    await deleteUnconfirmed(deps.db, id);
    return true;
  } catch (error) {
    if (faultCode(error) !== STILL_NAMED) throw error;
    return false;
  }
}

async function removeUnconfirmed(deps: Deps, now: Date): Promise<void> {
  for (let removed = AT_ONCE; removed > 0;) {
    removed = 0;
    for (const id of await findUnconfirmed(deps.db, now, AT_ONCE))
      if (await removeOne(deps, id)) removed += 1;
  }
}

/** Drops what is over: links, counters, registrations that nobody confirmed, and the accounts that waited for them. */
export async function tidyAccounts(deps: Deps): Promise<void> {
  const now = deps.now();
  await deleteOldTokens(deps.db, new Date(now.getTime() - 30 * DAY));
  await deleteOldAttempts(deps.db, now);
  await deleteOldRegistrations(deps.db, now);
  await removeUnconfirmed(deps, now);
}
