import { NOTIFICATION_KINDS, NOTIFICATION_TYPES } from 'shared/contract/notification/notification-kinds';
import type {
  NotificationSetting,
  NotificationSettings,
  NotificationSettingsInput,
  NotificationSettingsPatch,
} from 'shared/contract/notification/notification-settings';
import { knownZone } from '../calendar/zoned-moment';
import type { Db, Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import { dropWaiting } from './deliveries.repository';
import { findChosen, forgetKinds, keepKinds, keepQuietHours } from './notification-settings.repository';

/** How every kind of notification comes to the employee, as chosen or by default. */
export async function getSettings(db: Db | Trx, userId: number): Promise<NotificationSettings> {
  const { kinds, quiet, email, timezone } = await findChosen(db, userId);
  const chosen = new Map(kinds.map((kind) => [kind.type, kind]));
  return {
    kinds: NOTIFICATION_TYPES.map((type) => {
      const { live, mail } = chosen.get(type) ?? NOTIFICATION_KINDS[type];
      return { type, live, mail };
    }),
    quiet_hours: quiet,
    email,
    timezone: knownZone(timezone),
  };
}

/** What already waits to be sent by a way that is closed now will not be sent. */
async function dropUnwanted(trx: Trx, userId: number, kinds: readonly NotificationSetting[]): Promise<void> {
  const closed = {
    live: kinds.filter(({ live }) => !live),
    letter: kinds.filter(({ mail }) => mail !== 'letter'),
    digest: kinds.filter(({ mail }) => mail !== 'digest'),
  };
  for (const channel of ['live', 'letter', 'digest'] as const) {
    await dropWaiting(trx, { userId, channel, types: closed[channel].map(({ type }) => type) });
  }
}

/** Changes what is named of the employee's own settings and answers all of them. */
export function changeSettings(
  deps: Pick<Deps, 'transact'>,
  userId: number,
  { kinds, quiet_hours }: NotificationSettingsPatch,
): Promise<NotificationSettings> {
  return deps.transact(async (trx) => {
    if (kinds !== undefined) {
      await keepKinds(trx, userId, kinds);
      await dropUnwanted(trx, userId, kinds);
    }
    if (quiet_hours !== undefined) await keepQuietHours(trx, userId, quiet_hours);
    return getSettings(trx, userId);
  });
}

/** Replaces the employee's own settings: a kind that is not named comes by default again. Answers all of them. */
export function replaceSettings(
  deps: Pick<Deps, 'transact'>,
  userId: number,
  { kinds, quiet_hours }: NotificationSettingsInput,
): Promise<NotificationSettings> {
  return deps.transact(async (trx) => {
    await forgetKinds(trx, userId);
    await keepKinds(trx, userId, kinds);
    await keepQuietHours(trx, userId, quiet_hours);
    const settings = await getSettings(trx, userId);
    await dropUnwanted(trx, userId, settings.kinds);
    return settings;
  });
}
