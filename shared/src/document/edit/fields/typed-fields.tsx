import type { ReactNode } from 'react';

import { DateField, DecimalField, TextareaField, TextField } from '../../../form/form';
import type { FieldOf } from '../form-definition';
import { useField } from '../use-field';

/** Fields of a form whose value is exactly of a kind. */
export type FieldsWith<Values, Value> = {
  [Field in FieldOf<Values>]: Values[Field] extends Value
    ? Value extends Values[Field]
      ? Field
      : never
    : never;
}[FieldOf<Values>];

export interface BoundCommon {
  className?: string;
  /** Stands over the label of the table of fields. */
  label?: string;
  hint?: ReactNode;
}

/** What the caller says of a label stands over the table of labels: the sides are called by the type. */
export const named = (label: string | undefined) => (label === undefined ? {} : { label });

type TextProps<Values> = BoundCommon & {
  field: FieldsWith<Values, string>;
  placeholder?: string;
  numeric?: boolean;
};

/** A line of text of the form. */
export function BoundText<Values extends object>({ field, label, ...rest }: TextProps<Values>) {
  const { value, change, binding } = useField<Values, typeof field>(field);
  return (
    <TextField
      {...binding}
      {...named(label)}
      {...rest}
      value={value as string}
      onChange={(text) => {
        change(text as Values[typeof field]);
      }}
    />
  );
}

type TextareaProps<Values> = BoundCommon & {
  field: FieldsWith<Values, string>;
  placeholder?: string;
  rows?: number;
};

/** Several lines of text of the form. */
export function BoundTextarea<Values extends object>({ field, label, ...rest }: TextareaProps<Values>) {
  const { value, change, binding } = useField<Values, typeof field>(field);
  return (
    <TextareaField
      {...binding}
      {...named(label)}
      {...rest}
      value={value as string}
      onChange={(text) => {
        change(text as Values[typeof field]);
      }}
    />
  );
}

type DateProps<Values> = BoundCommon & { field: FieldsWith<Values, string | null>; min?: string };

/** A day of the form. */
export function BoundDate<Values extends object>({ field, label, ...rest }: DateProps<Values>) {
  const { value, change, misread, binding } = useField<Values, typeof field>(field);
  return (
    <DateField
      {...binding}
      {...named(label)}
      {...rest}
      value={value as string | null}
      onChange={(day) => {
        change(day as Values[typeof field]);
      }}
      onInvalid={misread}
    />
  );
}

type NumberProps<Values> = BoundCommon & {
  field: FieldsWith<Values, string | null>;
  /** Digits after the comma; none unless said otherwise. */
  scale?: number;
  /** Digits before it. */
  digits?: number;
  suffix?: ReactNode;
  fixed?: boolean;
};

/** A number of the form, exact to the last digit. */
export function BoundNumber<Values extends object>(props: NumberProps<Values>) {
  const { field, label, scale = 0, ...rest } = props;
  const { value, change, misread, binding } = useField<Values, typeof field>(field);
  return (
    <DecimalField
      {...binding}
      {...named(label)}
      fixed={false}
      {...rest}
      scale={scale}
      value={value as string | null}
      onChange={(number) => {
        change(number as Values[typeof field]);
      }}
      onInvalid={misread}
    />
  );
}
