import { z } from 'zod';

import { moment } from '../record/field';
import { activityChange } from './activity-log';

/** A moment of a record: the last that had happened to it by then. */
const recordMoment = z.object({
  /** Number of the line of the journal; 0 before the first one. */
  seq: z.int(),
  occurred_at: moment.nullable(),
  action_label: z.string().nullable(),
});

/** What differs between two moments of a record: GET /api/{resource}/{id}/differences?from=…&to=… */
export const recordComparison = z.object({
  from: recordMoment,
  to: recordMoment,
  changes: z.array(activityChange),
});
export type RecordComparison = z.infer<typeof recordComparison>;
