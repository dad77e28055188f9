import { createActivityLog, REKEYED } from './activity/activity-log.service';
import type { Secrets } from './config/secrets';
import { StartError } from './config/start-error';
import type { Db } from './database/database';
import { SYSTEM_ORIGIN } from './http/actor';
import { claimedBy, lockClaim, moveClaim } from './installation.repository';
import { takeOverKeys } from './key-ring';

const FOREIGN =
  'Ключ этого сервера отличается от ключа, с которым работает база данных. Укажите в APP_SECRET тот же ключ, что на других узлах, или верните файл secrets.json. Если ключ меняется, укажите прежний в APP_SECRET_PREVIOUS.';

async function takeOver(db: Db, secrets: Secrets, now: () => Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const claimed = await lockClaim(trx);
    if (claimed === secrets.fingerprint) return;
    const former = secrets.former.find(({ fingerprint }) => fingerprint === claimed);
    if (former === undefined) throw new StartError(FOREIGN);
    await takeOverKeys(trx, secrets, former);
    await moveClaim(trx, secrets.fingerprint);
    await createActivityLog(secrets, now).record(trx, {
      actor: null,
      action: REKEYED,
      entityType: 'installation',
      entityId: null,
      entityLabel: 'Реестр договоров',
      origin: SYSTEM_ORIGIN,
    });
  });
}

/**
 * Remembers whose keys this database was first opened with and refuses any other: a node with a different root would
 * break the chain of the activity log and refuse the other nodes' channels. Keys that name the present ones as former
 * take their place, and what was signed before stays verifiable. Answers whether they did.
 */
export async function claimInstallation(db: Db, secrets: Secrets, now = () => new Date()): Promise<boolean> {
  if ((await claimedBy(db, secrets.fingerprint)) === secrets.fingerprint) return false;
  await takeOver(db, secrets, now);
  return true;
}
