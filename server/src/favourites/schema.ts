import type { Moment } from '../platform/database/columns';

export interface FavouritesTables {
  favourites: { user_id: number; resource: string; record_id: number; created_at: Moment };
}
