import { useRef, useState } from 'react';
import {
  MOST_DIGITS,
  NUMBER_PIECES,
  patternExample,
  patternOf,
  patternWords,
  pieceWord,
  type NumberPiece,
} from 'shared/contract/books/number-pattern';
import { businessDay } from 'shared/contract/calendar/business-day';
import { SelectField, TextField, type FieldCommon } from 'shared/form';
import { Button } from 'shared/ui';

import classes from './pattern-field.module.css';

interface PatternFieldProps {
  binding: FieldCommon;
  /** The pattern as it is stored. */
  value: string;
  onChange: (value: string) => void;
}

const PIECES = Object.keys(NUMBER_PIECES) as NumberPiece[];
const DIGITS = [
  { value: '0', label: 'Без нулей' },
  ...Array.from({ length: MOST_DIGITS - 1 }, (_, at) => {
    const digits = at + 2;
    return { value: String(digits), label: `${String(digits)}: ${'15'.padStart(digits, '0')}` };
  }),
];
const ORDINAL = /\{n(?::(\d{1,2}))?\}/g;

function ordinalDigits(pattern: string): string {
  return String(Number([...pattern.matchAll(ORDINAL)][0]?.[1] ?? 0));
}

/** The pattern of a number in words: pieces are put where the cursor stands, what stands between them is typed. */
export function PatternField({ binding, value, onChange }: PatternFieldProps) {
  const [words, setWords] = useState(() => patternWords(value));
  const [kept, setKept] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // The form has another value than the one that was typed: a conflict was settled, or a draft taken up.
  if (value !== kept) {
    setKept(value);
    if (patternOf(words) !== value) setWords(patternWords(value));
  }
  const digits = ordinalDigits(value);
  const hold = (next: string) => {
    const pattern = patternOf(next);
    setWords(next);
    setKept(pattern);
    onChange(pattern);
  };
  const put = (piece: NumberPiece) => {
    const field = input.current;
    const from = field?.selectionStart ?? words.length;
    const to = field?.selectionEnd ?? words.length;
    const word = pieceWord(piece, piece === 'n' ? Number(digits) : 0);
    hold(words.slice(0, from) + word + words.slice(to));
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(from + word.length, from + word.length);
    });
  };
  const { className, ...rest } = binding;
  return (
    <div className={className}>
      <TextField
        {...rest}
        ref={input}
        placeholder="ДП-[Год]-[Порядковый номер: 5 цифр]"
        hint={value === '' ? 'Нажимайте части номера, между ними пишите своё' : undefined}
        value={words}
        onChange={hold}
      />
      <div role="group" aria-label="Части номера">
        <div className={classes.tools}>
          {PIECES.map((piece) => (
            <Button key={piece} size="sm" onClick={() => put(piece)}>
              {NUMBER_PIECES[piece]}
            </Button>
          ))}
        </div>
        <div className={classes.below}>
          <SelectField
            label="Цифр в порядковом номере"
            options={DIGITS}
            value={DIGITS.some((one) => one.value === digits) ? digits : '0'}
            disabledReason={value.includes('{n') ? undefined : 'Сначала добавьте порядковый номер'}
            onChange={(chosen) => {
              hold(patternWords(value.replace(ORDINAL, chosen === '0' ? '{n}' : `{n:${chosen ?? ''}}`)));
            }}
          />
          <p className={classes.example} aria-live="polite">
            {/* Of what is refused no number is ever made. */}
            {value !== '' && !binding.error && (
              <>
                Например: <b>{patternExample(value, Number(businessDay().slice(0, 4)))}</b>
              </>
            )}
          </p>
        </div>
      </div>
    </div>
  );
}
