import { MOST_SETTINGS, type UserSetting, type UserSettings } from 'shared/contract/user/user-settings';
import type { Db } from '../platform/database/database';
import { ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { countSettings, findSettings, forgetSettings, keepSettings } from './user-settings.repository';

/** The person's own settings, whatever browser they were chosen in. */
export async function getSettings(db: Db, userId: number): Promise<UserSettings> {
  return { settings: await findSettings(db, userId) };
}

/** What is named holds from now on, a null forgets; answers all. Refuses with 422 what would be too many settings. */
export function changeSettings(
  deps: Pick<Deps, 'transact'>,
  userId: number,
  settings: readonly UserSetting[],
): Promise<UserSettings> {
  return deps.transact(async (trx) => {
    const isForgotten = ({ value }: UserSetting) => value === null;
    await forgetSettings(
      trx,
      userId,
      settings.filter(isForgotten).map(({ key }) => key),
    );
    await keepSettings(
      trx,
      userId,
      settings.filter((setting) => !isForgotten(setting)),
    );
    if ((await countSettings(trx, userId)) > MOST_SETTINGS) {
      const text = `Настроек уже ${String(MOST_SETTINGS)}: верните часть реестров к исходному виду`;
      throw new ValidationFailed({ settings: [text] }, text);
    }
    return { settings: await findSettings(trx, userId) };
  });
}
