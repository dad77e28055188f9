import type { Obligation } from 'shared/contract/obligation/obligation';
import {
  DUE_BASE_LABELS,
  DUE_SHIFT_LABELS,
  DUE_UNIT_LABELS,
  REMIND_DAYS_LABELS,
} from 'shared/contract/obligation/obligation.labels';
import { DateField, DecimalField, MultiSelectField, SelectField, type FieldErrors } from 'shared/form';

import { hasDay, type ObligationValues } from './obligation-form';
import classes from './obligation-dialogs.module.css';

const options = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  (Object.keys(labels) as Key[]).map((value) => ({ value, label: labels[value] }));

/** The furthest first: keys that are numbers stand by their size. */
const REMINDERS = options(REMIND_DAYS_LABELS).reverse();

export interface DueFieldsProps {
  values: ObligationValues;
  errors: FieldErrors;
  /** Obligations of the document the term may wait for. */
  others: readonly Pick<Obligation, 'id' | 'title'>[];
  onChange: (patch: Partial<ObligationValues>) => void;
  onInvalid: (field: string, message: string | null) => void;
}

/** What becomes of a day off, and when people are reminded. */
function AfterDay({ values, errors, onChange }: Pick<DueFieldsProps, 'values' | 'errors' | 'onChange'>) {
  return (
    <>
      <SelectField
        label="Если срок выпадает на выходной"
        options={options(DUE_SHIFT_LABELS)}
        value={values.due_shift}
        onChange={(due_shift) => {
          if (due_shift !== null) onChange({ due_shift });
        }}
      />
      <MultiSelectField
        label="Напоминать"
        placeholder="Как обычно: за 7 дней и за 1 день"
        options={REMINDERS}
        value={values.remind_days}
        error={errors.remind_days}
        onChange={(remind_days) => {
          onChange({ remind_days });
        }}
      />
    </>
  );
}

/** By when it is to be done: a date, or so many days after something. */
export function DueFields({ values, errors, others, onChange, onInvalid }: DueFieldsProps) {
  const { due_base: base } = values;
  return (
    <>
      <SelectField
        label="Срок отсчитывается"
        options={options(DUE_BASE_LABELS)}
        value={base}
        onChange={(due_base) => {
          if (due_base !== null) onChange({ due_base });
        }}
      />
      {base === 'obligation' && (
        <SelectField
          label="После какого обязательства"
          required
          options={others.map(({ id, title }) => ({ value: id, label: title }))}
          value={values.after_id}
          error={errors.after_id}
          onChange={(after_id) => {
            onChange({ after_id });
          }}
        />
      )}
      {hasDay(base) && (
        <DateField
          label={base === 'date' ? 'Дата' : base === 'act' ? 'Дата акта' : 'Дата счёта'}
          required={base === 'date'}
          hint={
            base === 'date' ? undefined : 'Можно указать позже: срок появится, когда дата станет известна'
          }
          value={values.due_day}
          error={errors.due_day}
          onChange={(due_day) => {
            onChange({ due_day });
          }}
          onInvalid={(message) => {
            onInvalid('due_day', message);
          }}
        />
      )}
      {base !== 'date' && (
        <div className={classes.pair}>
          <DecimalField
            label="Через сколько дней"
            required
            scale={0}
            digits={4}
            value={values.due_offset}
            error={errors.due_offset}
            onChange={(due_offset) => {
              onChange({ due_offset });
            }}
            onInvalid={(message) => {
              onInvalid('due_offset', message);
            }}
          />
          <SelectField
            label="Каких"
            options={options(DUE_UNIT_LABELS)}
            value={values.due_unit}
            onChange={(due_unit) => {
              if (due_unit !== null) onChange({ due_unit });
            }}
          />
        </div>
      )}
      <AfterDay {...{ values, errors, onChange }} />
    </>
  );
}
