import type { ActivityChange } from 'shared/contract/journal/activity-log';
import type { KeptChange } from 'shared/contract/record/kept-change';

/** A change as the journal keeps it: raw values of a field, or words where what changed is no field of a table. */
export type JournalChange = ActivityChange | KeptChange;
