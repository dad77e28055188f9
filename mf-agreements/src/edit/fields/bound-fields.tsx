import type { ReactNode } from 'react';
import {
  DateField,
  DecimalField,
  SegmentedField,
  SelectField,
  TextareaField,
  TextField,
  type SelectOption,
} from 'shared/form';

import type { AgreementField, AgreementValues } from '../values/agreement-values';
import { useField } from './use-field';

/** Fields of the form whose value is of a kind. */
type FieldsOf<Value> = {
  [Field in AgreementField]: AgreementValues[Field] extends Value
    ? Value extends AgreementValues[Field]
      ? Field
      : never
    : never;
}[AgreementField];
type TextName = FieldsOf<string>;
type NullableName = FieldsOf<string | null>;
type ChoiceName = {
  [Field in AgreementField]: AgreementValues[Field] extends string | null ? Field : never;
}[AgreementField];

interface Common {
  className?: string;
  label?: string;
  hint?: ReactNode;
}

/** What the caller says of a label stands over the table of labels: the sides are called by the type. */
const named = (label: string | undefined) => (label === undefined ? {} : { label });

export function BoundText({
  field,
  label,
  ...rest
}: Common & { field: TextName; placeholder?: string; numeric?: boolean }) {
  const { value, change, binding } = useField(field);
  return <TextField {...binding} {...named(label)} {...rest} value={value} onChange={change} />;
}

export function BoundTextarea({
  field,
  label,
  ...rest
}: Common & { field: TextName; placeholder?: string; rows?: number }) {
  const { value, change, binding } = useField(field);
  return <TextareaField {...binding} {...named(label)} {...rest} value={value} onChange={change} />;
}

export function BoundDate({ field, label, ...rest }: Common & { field: NullableName; min?: string }) {
  const { value, change, misread, binding } = useField(field);
  return (
    <DateField {...binding} {...named(label)} {...rest} value={value} onChange={change} onInvalid={misread} />
  );
}

export function BoundNumber({
  field,
  label,
  scale = 0,
  ...rest
}: Common & { field: NullableName; scale?: number; digits?: number; suffix?: ReactNode; fixed?: boolean }) {
  const { value, change, misread, binding } = useField(field);
  return (
    <DecimalField
      {...binding}
      {...named(label)}
      fixed={false}
      {...rest}
      scale={scale}
      value={value}
      onChange={change}
      onInvalid={misread}
    />
  );
}

interface BoundChoiceProps<Field extends ChoiceName> extends Common {
  field: Field;
  labels: Readonly<Record<NonNullable<AgreementValues[Field]>, string>>;
  /** Wins over the plain setting of the field: what else changes with it. */
  onChange?: (value: NonNullable<AgreementValues[Field]>) => void;
}

function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>): SelectOption<Value>[] {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
}

export function BoundSegmented<Field extends ChoiceName>({
  field,
  labels,
  label,
  onChange,
  ...rest
}: BoundChoiceProps<Field>) {
  const { value, change, binding } = useField(field);
  const options = optionsOf<NonNullable<AgreementValues[Field]>>(labels);
  return (
    <SegmentedField
      {...binding}
      {...named(label)}
      {...rest}
      options={options}
      value={value as NonNullable<AgreementValues[Field]>}
      onChange={onChange ?? change}
    />
  );
}

export function BoundSelect<Field extends ChoiceName>({
  field,
  labels,
  label,
  onChange,
  clearable,
  ...rest
}: BoundChoiceProps<Field> & { clearable?: boolean; placeholder?: string }) {
  const { value, change, binding } = useField(field);
  const options = optionsOf<NonNullable<AgreementValues[Field]>>(labels);
  return (
    <SelectField
      {...binding}
      {...named(label)}
      {...rest}
      clearable={clearable}
      options={options}
      value={value as NonNullable<AgreementValues[Field]> | null}
      onChange={(next) => {
        if (next === null) change(null as AgreementValues[Field]);
        else (onChange ?? change)(next);
      }}
    />
  );
}
