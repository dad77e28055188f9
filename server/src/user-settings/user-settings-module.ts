import { userSettings, userSettingsPatch } from 'shared/contract/user/user-settings';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { changeSettings, getSettings } from './user-settings.service';

const url = '/api/user-settings';

/** How a person has arranged the product for themselves; there is no way to another one's. */
export function userSettingsModule(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url,
    access: 'authenticated',
    summary: 'Свои настройки: колонки, строки, тема, начальная страница',
    response: userSettings,
    handler: ({ actor }) => getSettings(deps.db, actor.id),
  });
  route(app, {
    method: 'PATCH',
    url,
    access: 'authenticated',
    summary: 'Изменение своих настроек',
    body: userSettingsPatch,
    response: userSettings,
    handler: ({ actor, body }) => changeSettings(deps, actor.id, body.settings),
  });
}
