import type { Generated } from 'kysely';
import type { MailChannel } from 'shared/contract/notification/notification-kinds';
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
    named_ids: Optional<number[]>;
    view_id: Optional<number>;
    url: Optional<string>;
    actor_id: Optional<number>;
    is_read: Generated<boolean>;
    read_at: OptionalMoment;
    priority: Generated<'normal' | 'urgent'>;
    group_key: Optional<string>;
    repeats: Generated<number>;
    created_at: Moment;
  };
  notification_settings: { user_id: number; type: string; live: boolean; mail: MailChannel };
  notification_quiet_hours: { user_id: number; quiet_from: string; quiet_to: string };
  notification_deliveries: {
    id: Generated<number>;
    notification_id: number;
    user_id: number;
    channel: 'live' | 'letter' | 'digest';
    due_at: Moment;
    attempts: Generated<number>;
    state: Generated<'waiting' | 'leaving' | 'done' | 'dropped' | 'failed'>;
    claimed_at: OptionalMoment;
  };
}
