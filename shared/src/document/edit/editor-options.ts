import type { FieldErrors } from '../../form/form';
import type { DocumentRecord } from '../record';
import type { FormDefinition, Goal } from './form-definition';

/** What the form of one record is begun with. */
export interface EditorOptions<Rec extends DocumentRecord, Values extends object> {
  definition: FormDefinition<Rec, Values>;
  /** Null while a new record is being made. */
  record: Rec | null;
  /** What a new record begins with. */
  empty: () => Values;
  /** What stands in the way of the goal: field path → sentence. The same function as long as it answers the same. */
  validate: (values: Values, goal: Goal) => FieldErrors;
  /** Nothing may be saved any more: the record was closed while it was being edited. */
  closed: boolean;
  /** Everything is saved, and sent when that was the goal: time to leave the form. */
  onDone: (record: Rec) => void;
}
