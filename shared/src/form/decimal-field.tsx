import { IconLock } from '@tabler/icons-react';
import { useLayoutEffect, useRef, type ChangeEvent, type ReactNode } from 'react';
import { Field } from '../ui/field/field';
import { TextInput } from '../ui/field/text-input';
import {
  caretAfter,
  groupTyped,
  isTooLong,
  MONEY_DIGITS,
  parseDecimal,
  showDecimal,
  typedOn,
  type TypedText,
} from './decimal-text';
import { type FieldCommon, isClosed, wrapperProps } from './field-common';
import { useTyped } from './use-typed';

export interface DecimalFieldProps extends FieldCommon {
  /** A decimal string as on the wire, «1284000.00»; null when the field is empty. Never a float. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Called with a sentence when the text is no number, and with null when it is one again. */
  onInvalid?: (message: string | null) => void;
  scale?: number;
  /** Digits before the comma; more are refused with a sentence as they are typed. */
  digits?: number;
  /** Digits after the comma are always written out; off for quantities and rates. */
  fixed?: boolean;
  suffix?: ReactNode;
  placeholder?: string;
  align?: 'left' | 'right';
}

const TOO_LONG = 'Слишком большое число';

/** A number with parted thousands and a decimal comma, exact to the last digit. */
export function DecimalField(props: DecimalFieldProps) {
  const {
    value,
    onChange,
    onInvalid,
    onBlur,
    scale = 2,
    digits = MONEY_DIGITS,
    fixed = true,
    suffix,
    placeholder,
    align,
    name,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const typed = useRef<TypedText>({ shown: '', raw: '' });
  const typing = useTyped(value, onInvalid);
  const { text, problem } = typing;
  const shape = { scale, fixed, digits };

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const problemOf = (said: string): string | null => {
    if (said.trim() === '' || parseDecimal(said, shape) !== null) return null;
    if (isTooLong(said, shape)) return TOO_LONG;
    return scale === 0 ? 'Нужно целое число' : `Нужно число, после запятой не больше ${scale} знаков`;
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const shown = event.target.value;
    const raw = typedOn(typed.current, shown);
    const next = groupTyped(raw);
    typed.current = { shown: next, raw };
    caret.current = caretAfter(shown, event.target.selectionStart ?? shown.length, next);
    const parsed = parseDecimal(next, shape);
    const wrong = problemOf(next);
    onChange(parsed);
    // A number that is only begun is no mistake yet; one that is too long will not get shorter by typing on.
    typing.type(next, { value: parsed, problem: wrong === null || wrong === TOO_LONG ? wrong : problem });
  };
  const read = () => {
    // What was typed stays to be mended; a good number is shown as it will be kept.
    typing.leave(problemOf(text ?? ''));
  };
  return (
    <Field {...wrapperProps(props)} error={problem ?? props.error}>
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          name={name}
          inputMode="decimal"
          numeric
          align={align}
          placeholder={placeholder}
          disabled={isClosed(props)}
          suffix={props.disabledReason === undefined ? suffix : <IconLock aria-hidden />}
          value={text ?? showDecimal(value)}
          onChange={type}
          // Enter sends the form without leaving the field: whoever sends it has to know what is wrong here.
          onKeyDown={(event) => {
            if (event.key === 'Enter') read();
          }}
          onBlur={() => {
            read();
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}
