import { IconLock } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { Field, type FieldProps } from '../ui/field/field';
import { TextInput, type TextInputProps } from '../ui/field/text-input';
import { type FieldCommon, isClosed, wrapperProps } from './field-common';

export interface TextFieldProps
  extends
    FieldCommon,
    Pick<FieldProps, 'aside'>,
    Pick<
      TextInputProps,
      | 'autoComplete'
      | 'autoFocus'
      | 'icon'
      | 'inputMode'
      | 'maxLength'
      | 'numeric'
      | 'placeholder'
      | 'size'
      | 'type'
    > {
  value: string;
  onChange: (value: string) => void;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text under a label. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, suffix, aside, ref, name, ...rest } = props;
  const { autoComplete, autoFocus, icon, inputMode, maxLength, numeric, placeholder, size, type } = rest;
  const closed = isClosed(props);
  return (
    <Field {...wrapperProps(props)} aside={aside}>
      {(control) => (
        <TextInput
          {...{ autoComplete, autoFocus, icon, inputMode, maxLength, numeric, placeholder, size, type, name }}
          {...control}
          ref={ref}
          disabled={closed}
          suffix={props.disabledReason === undefined ? suffix : <IconLock aria-hidden />}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
