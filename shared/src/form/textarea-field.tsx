import type { Ref } from 'react';
import { Field } from '../ui/field/field';
import { Textarea } from '../ui/field/textarea';
import { type FieldCommon, isClosed, wrapperProps } from './field-common';

export interface TextareaFieldProps extends FieldCommon {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
  /** The least height, in lines. */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text under a label; the field is as high as its text. */
export function TextareaField(props: TextareaFieldProps) {
  const { value, onChange, onBlur, placeholder, maxLength, rows, ref, name } = props;
  return (
    <Field {...wrapperProps(props)}>
      {(control) => (
        <Textarea
          {...{ placeholder, maxLength, rows, name }}
          {...control}
          ref={ref}
          disabled={isClosed(props)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
