import {
  notificationSettings,
  notificationSettingsInput,
  notificationSettingsPatch,
} from 'shared/contract/notification/notification-settings';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { changeSettings, getSettings, replaceSettings } from './notification-settings.service';

const url = '/api/notification-settings';

/** An employee's own settings; there is no way to another one's. */
export function notificationSettingsRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url,
    access: 'authenticated',
    summary: 'Свои настройки уведомлений',
    response: notificationSettings,
    handler: ({ actor }) => getSettings(deps.db, actor.id),
  });
  route(app, {
    method: 'PUT',
    url,
    access: 'authenticated',
    summary: 'Замена своих настроек уведомлений',
    body: notificationSettingsInput,
    response: notificationSettings,
    handler: ({ actor, body }) => replaceSettings(deps, actor.id, body),
  });
  route(app, {
    method: 'PATCH',
    url,
    access: 'authenticated',
    summary: 'Изменение своих настроек уведомлений',
    body: notificationSettingsPatch,
    response: notificationSettings,
    handler: ({ actor, body }) => changeSettings(deps, actor.id, body),
  });
}
