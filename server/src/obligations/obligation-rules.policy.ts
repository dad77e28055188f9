import { compareDecimals } from 'shared/contract/money/decimal';
import type { OBLIGATION_FIELDS } from 'shared/contract/obligation/obligation.fields';
import type { RecordValues } from 'shared/contract/record/field-table';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import type { FieldErrors } from '../platform/http/errors';

type Values = RecordValues<typeof OBLIGATION_FIELDS>;

/** What is wrong with the values by themselves, under their fields; empty when nothing is. */
export function ruleFaults(values: Values): FieldErrors {
  const { kind, amount, percent, due_base: base, due_day: day, after_id: after } = values;
  const errors: FieldErrors = {};
  if (amount !== null && percent !== null) errors.percent = ['Укажите либо сумму, либо долю'];
  if (kind === 'payment' && amount === null && percent === null) errors.amount = [REQUIRED_FIELD];
  if (amount !== null && compareDecimals(amount, '0') === 0) errors.amount = ['Укажите сумму больше нуля'];
  if (percent !== null && compareDecimals(percent, '0') === 0) errors.percent = ['Укажите долю больше нуля'];
  if (base === 'date' && day === null) errors.due_day = [REQUIRED_FIELD];
  if ((base === 'signing' || base === 'start' || base === 'obligation') && day !== null) {
    errors.due_day = ['При таком сроке дату не указывают'];
  }
  if (base === 'date' && values.due_offset !== 0) {
    errors.due_offset = ['Срок назначен датой, отсчитывать от неё нечего'];
  }
  if (base === 'obligation' && after === null) errors.after_id = [REQUIRED_FIELD];
  if (base !== 'obligation' && after !== null)
    errors.after_id = ['Обязательство указывают, когда срок отсчитывается от него'];
  return errors;
}
