import type { Generated } from 'kysely';
import type { Moment, OptionalMoment } from '../platform/database/columns';

export interface SubscriptionsTables {
  record_subscriptions: {
    user_id: number;
    resource: string;
    record_id: number;
    /** As the journal calls the kind. */
    kind: string;
    /** The last line of the journal that is no news any more. */
    seen_seq: number;
    /** Something has happened that was not told of yet. */
    is_waiting: Generated<boolean>;
    told_at: OptionalMoment;
    created_at: Moment;
  };
  subscription_progress: { id: Generated<number>; seq: number };
  view_subscriptions: {
    user_id: number;
    saved_view_id: number;
    /** The view's conditions when its rows were read; others begin anew. */
    query: string;
    known: number[];
    checked_at: Moment;
    due_at: Moment;
    created_at: Moment;
  };
}
