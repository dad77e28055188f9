import type { Generated } from 'kysely';
import type { Moment, Optional, OptionalMoment } from '../platform/database/columns';

export interface NotificationsTables {
  notifications: {
    id: Generated<number>;
    user_id: number;
    type: string;
    title: string;
    body: Generated<string>;
    subject_type: Optional<string>;
    subject_id: Optional<number>;
    url: Optional<string>;
    actor_id: Optional<number>;
    is_read: Generated<boolean>;
    read_at: OptionalMoment;
    priority: Generated<'normal' | 'urgent'>;
    group_key: Optional<string>;
    created_at: Moment;
  };
}
