import type { Moment } from '../platform/database/columns';

export interface RecentsTables {
  recent_records: { user_id: number; resource: string; record_id: number; opened_at: Moment };
}
