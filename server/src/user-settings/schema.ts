import type { JSONColumnType } from 'kysely';
import type { Moment } from '../platform/database/columns';

export interface UserSettingsTables {
  user_settings: { user_id: number; key: string; value: JSONColumnType<object>; updated_at: Moment };
}
