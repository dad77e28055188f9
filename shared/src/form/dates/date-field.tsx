import { IconCalendar, IconLock } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { businessDay } from '../../contract/calendar/business-day';
import { formatDate } from '../../format/date';
import { Field } from '../../ui/field/field';
import { TextInput } from '../../ui/field/text-input';
import { PopoverPanel } from '../../ui/overlay/popover-panel';
import { Calendar } from './calendar';
import classes from './date-field.module.css';
import { isNoSuchDay, isWholeDate, parseDateText } from './date-text';
import { type FieldCommon, isClosed, wrapperProps } from '../field-common';
import { useTyped } from '../use-typed';

export interface DateFieldProps extends FieldCommon {
  /** yyyy-mm-dd as on the wire; null when the field is empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Called with a sentence when the text is no date, and with null when it is one again. */
  onInvalid?: (message: string | null) => void;
  /** Days outside cannot be chosen in the calendar; what is typed is judged by the form. */
  min?: string;
  max?: string;
  /** The server's day when the page knows it. */
  today?: string;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

const NO_DATE = 'Не похоже на дату: нужен вид 17.11.2026';
const NO_SUCH_DAY = 'Такой даты нет';

type TypedDay = Pick<DateFieldProps, 'value' | 'onChange' | 'onInvalid'>;

/** The text of a date being typed, and the day it comes to. */
function useTypedDay({ value, onChange, onInvalid }: TypedDay, today: string) {
  const typing = useTyped(value, onInvalid);
  const take = (day: string | null) => {
    if (day !== value) onChange(day);
    typing.type(null, { value: day, problem: null });
  };
  const read = () => {
    const { text } = typing;
    if (text === null) return;
    if (text.trim() === '') return take(null);
    const day = parseDateText(text, today);
    if (day !== null) return take(day);
    if (value !== null) onChange(null);
    typing.type(text, { value: null, problem: isNoSuchDay(text, today) ? NO_SUCH_DAY : NO_DATE });
  };
  const type = (text: string) => {
    const day = isWholeDate(text) ? parseDateText(text, today) : null;
    if (day !== null && day !== value) onChange(day);
    typing.type(text, { value: day ?? value, problem: day === null ? typing.problem : null });
  };
  return { text: typing.text, problem: typing.problem, take, read, type };
}

/** A date that is typed in any usual way or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onInvalid, onBlur, min, max, placeholder = 'дд.мм.гггг', ref, name } = props;
  const today = props.today ?? businessDay();
  const box = useRef<HTMLDivElement>(null);
  const { text, problem, take, read, type } = useTypedDay({ value, onChange, onInvalid }, today);
  const [open, setOpen] = useState(false);
  const closed = isClosed(props);

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') read();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    read();
    setOpen(true);
  };
  return (
    <Field {...wrapperProps(props)} error={problem ?? props.error}>
      {(control) => (
        <>
          <TextInput
            {...control}
            ref={ref}
            boxRef={box}
            name={name}
            inputMode="numeric"
            numeric
            placeholder={placeholder}
            disabled={closed}
            value={text ?? formatDate(value)}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKey}
            onBlur={() => {
              read();
              onBlur?.();
            }}
            suffix={
              props.disabledReason === undefined ? (
                <button
                  type="button"
                  aria-label="Выбрать дату"
                  aria-haspopup="dialog"
                  aria-expanded={open}
                  disabled={closed}
                  onClick={() => setOpen(!open)}
                >
                  <IconCalendar aria-hidden />
                </button>
              ) : (
                <IconLock aria-hidden />
              )
            }
          />
          {open && (
            <PopoverPanel
              role="dialog"
              aria-label="Календарь"
              anchor={box}
              className={classes.panel}
              onClose={() => setOpen(false)}
            >
              <Calendar
                value={value}
                today={today}
                min={min}
                max={max}
                onChoose={(day) => {
                  take(day);
                  setOpen(false);
                }}
              />
            </PopoverPanel>
          )}
        </>
      )}
    </Field>
  );
}
