import { SegmentedField, SelectField, optionsOf } from '../../../form/form';
import type { FieldOf } from '../form-definition';
import { useField } from '../use-field';
import { named, type BoundCommon } from './typed-fields';

/** Fields of a form whose value is one of a few words. */
export type ChoicesOf<Values> = {
  [Field in FieldOf<Values>]: Values[Field] extends string | null ? Field : never;
}[FieldOf<Values>];

/** The word a field of choice holds, without the empty one. */
type WordOf<Values, Field extends FieldOf<Values>> = Extract<NonNullable<Values[Field]>, string>;

export interface BoundChoiceProps<Values, Field extends ChoicesOf<Values>> extends BoundCommon {
  field: Field;
  labels: Readonly<Record<WordOf<Values, Field>, string>>;
  /** Wins over the plain setting of the field: what else changes with it. */
  onChange?: (value: WordOf<Values, Field>) => void;
}

/** One of two to four words of the form, all in sight. */
export function BoundSegmented<Values extends object, Field extends ChoicesOf<Values>>({
  field,
  labels,
  label,
  onChange,
  ...rest
}: BoundChoiceProps<Values, Field>) {
  const { value, change, binding } = useField<Values, Field>(field);
  return (
    <SegmentedField
      {...binding}
      {...named(label)}
      {...rest}
      options={optionsOf<WordOf<Values, Field>>(labels)}
      value={value as WordOf<Values, Field> | null}
      onChange={
        onChange ??
        ((next) => {
          change(next);
        })
      }
    />
  );
}

/** One of several words of the form. */
export function BoundSelect<Values extends object, Field extends ChoicesOf<Values>>({
  field,
  labels,
  label,
  onChange,
  clearable,
  ...rest
}: BoundChoiceProps<Values, Field> & { clearable?: boolean; placeholder?: string }) {
  const { value, change, binding } = useField<Values, Field>(field);
  return (
    <SelectField
      {...binding}
      {...named(label)}
      {...rest}
      clearable={clearable}
      options={optionsOf<WordOf<Values, Field>>(labels)}
      value={value as WordOf<Values, Field> | null}
      onChange={(next) => {
        if (next === null) change(null as Values[Field]);
        else if (onChange === undefined) change(next);
        else onChange(next);
      }}
    />
  );
}
