import type { Generated } from 'kysely';
import type { Moment, OptionalMoment } from '../platform/database/columns';

export interface ApprovalTables {
  approval_tasks: {
    id: Generated<number>;
    /** `agreement`, `addendum`, `commercial_offer`. */
    approvable_type: string;
    approvable_id: number;
    assignee_id: number;
    status: Generated<'waiting' | 'pending' | 'done' | 'forwarded' | 'reassigned' | 'not_needed'>;
    due_at: OptionalMoment;
    created_at: Moment;
    finished_at: OptionalMoment;
  };
}
