import { IconLock } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { Field } from '../ui/field/field';
import { TextInput } from '../ui/field/text-input';
import { caretAfter, groupTyped, parseDecimal, showDecimal } from './decimal-text';
import { type FieldCommon, isClosed, wrapperProps } from './field-common';

export interface DecimalFieldProps extends FieldCommon {
  /** A decimal string as on the wire, «1284000.00»; null when the field is empty. Never a float. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Called with a sentence when the text is no number, and with null when it is one again. */
  onInvalid?: (message: string | null) => void;
  scale?: number;
  /** Digits after the comma are always written out; off for quantities and rates. */
  fixed?: boolean;
  suffix?: ReactNode;
  placeholder?: string;
  align?: 'left' | 'right';
}

/** A number with parted thousands and a decimal comma, exact to the last digit. */
export function DecimalField(props: DecimalFieldProps) {
  const {
    value,
    onChange,
    onInvalid,
    onBlur,
    scale = 2,
    fixed = true,
    suffix,
    placeholder,
    align,
    name,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const problem = scale === 0 ? 'Нужно целое число' : `Нужно число, после запятой не больше ${scale} знаков`;

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const raw = event.target.value;
    const text = groupTyped(raw);
    caret.current = caretAfter(raw, event.target.selectionStart ?? raw.length, text);
    setTyped(text);
    const parsed = parseDecimal(text, { scale, fixed });
    onChange(parsed);
    if (parsed !== null || text.trim() === '') settle(false);
  };
  const settle = (bad: boolean) => {
    if (bad === wrong) return;
    setWrong(bad);
    onInvalid?.(bad ? problem : null);
  };
  const leave = () => {
    const text = typed ?? '';
    const bad = text.trim() !== '' && parseDecimal(text, { scale, fixed }) === null;
    settle(bad);
    // What was typed stays to be mended; a good number is shown as it will be kept.
    if (!bad) setTyped(null);
    onBlur?.();
  };
  return (
    <Field {...wrapperProps(props)} error={wrong ? problem : props.error}>
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
          value={typed ?? showDecimal(value)}
          onChange={type}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
