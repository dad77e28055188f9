import type { ADDENDUM_FIELDS } from 'shared/contract/addendum/addendum.fields';
import type { RecordValues } from 'shared/contract/record/field-table';

/** A change as it was sent. */
export type ChangeLine = RecordValues<typeof ADDENDUM_FIELDS>['changes'][number];

/** What is wrong with a part of a change. */
export type Fault = readonly [part: string, message: string];
