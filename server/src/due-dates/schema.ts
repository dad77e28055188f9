import type { Day, Moment, OptionalMoment } from '../platform/database/columns';

export interface DueDatesTables {
  /** Of what people were told before its day: the same thing on another day is told of anew. */
  due_reminders: {
    kind: string;
    record_type: string;
    record_id: number;
    day: Day;
    /** Days before; −1 once it is overdue. */
    step: number;
    told_at: Moment;
  };
  /** One link of each employee. */
  calendar_feeds: {
    user_id: number;
    /** SHA-256 of the token; the token itself is never kept. */
    token_hash: Buffer;
    created_at: Moment;
    last_read_at: OptionalMoment;
  };
}
