export { AsyncSelectField, type AsyncSelectFieldProps } from './options/async-select-field';
export { CheckboxField, type CheckboxFieldProps } from './checkbox-field';
export { DateField, type DateFieldProps } from './dates/date-field';
export { DecimalField, type DecimalFieldProps } from './decimal-field';
export { DialogFooter } from './dialog-footer';
export { FormDialog } from './form-dialog';
export { MultiSelectField, type MultiSelectFieldProps } from './options/multi-select-field';
export { PasswordField } from './password-field';
export { SegmentedField, type SegmentedFieldProps } from './segmented-field';
export { SelectField, type SelectFieldProps } from './options/select-field';
export { TextareaField, type TextareaFieldProps } from './textarea-field';
export { TextField, type TextFieldProps } from './text-field';

export { monthWeeks, shiftDay, shiftMonth } from './dates/calendar-month';
export { parseDateText } from './dates/date-text';
export { isTooLong, parseDecimal, showDecimal } from './decimal-text';
export type { FieldCommon } from './field-common';
export { optionsOf, type SelectOption } from './options/option';
export { counterpartySource, organizationSource } from './options/party-sources';
export { departmentSource, employeeSource } from './options/people-sources';
export {
  picked,
  pickedParty,
  pickedPerson,
  pickedRate,
  pickedSignatory,
  type Picked,
  type PickedRate,
} from './options/picked';

export {
  ConflictTable,
  type ConflictRow,
  type ConflictTableProps,
  type Side as ConflictSide,
} from './state/conflict-table';
export { DraftNote } from './state/draft-note';
export {
  readDraft,
  writeDraft,
  removeDraft,
  draftKey,
  type DraftMigrations,
  type DraftPlace,
  type FormDraft,
} from './state/draft-storage';
export { DraftStrip } from './state/draft-strip';
export { ErrorSummary, focusField, type SummaryEntry } from './state/error-summary';
export {
  errorsFromServer,
  fieldId,
  isInside,
  onlyFields,
  withoutFields,
  type FieldErrors,
} from './state/form-errors';
export { LeaveDialog } from './state/leave-dialog';
export { VersionsDialog, type VersionsDialogProps } from './state/versions.dialog';
export { chooseVersions, mergeVersions, type MergedVersions } from './state/merge-versions';
export { changedFields, sameValue } from './state/same-value';
export { useDraft, type DraftKeeper } from './state/use-draft';
export { useFormState, type FormState } from './state/use-form-state';
export { useLeaveGuard, type LeaveGuard } from './state/use-leave-guard';
