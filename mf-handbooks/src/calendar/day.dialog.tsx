import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import { CALENDAR_DAY_LABELS, type CalendarDayKind } from 'shared/contract/calendar/calendar-day.labels';
import { CheckboxField, FormDialog, TextField } from 'shared/form';
import { errorOf } from 'shared/http';
import { Radio } from 'shared/ui';

import { useSetDay } from './calendar.mutations';
import classes from './calendar.module.css';
import { dayName, weekdayName, type YearDay } from './year-days';

type Choice = CalendarDayKind | 'plain';

/** What days of a kind are called. */
const EXAMPLES: Readonly<Record<CalendarDayKind, string>> = {
  dayoff: 'Перенос с 3 января',
  workday_moved: 'Перенос на 3 ноября',
  holiday: 'День России',
  short: 'Канун Дня России',
};

/** What the weekday says already is not offered a second time. */
function choicesOf(weekday: number): [Choice, string, string?][] {
  const isWeekend = weekday > 4;
  const changed: [Choice, string] = isWeekend
    ? ['workday_moved', CALENDAR_DAY_LABELS.workday_moved]
    : ['dayoff', CALENDAR_DAY_LABELS.dayoff];
  return [
    ['plain', 'Как обычно', isWeekend ? 'выходной по календарю' : 'рабочий день, 8 часов'],
    [...changed, 'перенос'],
    ['holiday', CALENDAR_DAY_LABELS.holiday],
    ['short', CALENDAR_DAY_LABELS.short, '7 часов'],
  ];
}

function useDay(one: YearDay, onClose: () => void) {
  const [kind, setKind] = useState<Choice>(one.said?.kind ?? 'plain');
  const [name, setName] = useState(one.said?.name ?? '');
  const [isPreliminary, setPreliminary] = useState(one.said?.is_preliminary ?? false);
  const alerts = useAlerts();
  const { mutate, isPending, error } = useSetDay();
  const refused = error === null ? {} : errorOf(error).errors;
  const submit = () => {
    const isPlain = kind === 'plain';
    const body = {
      kind: isPlain ? null : kind,
      name: isPlain ? null : name,
      is_preliminary: !isPlain && isPreliminary,
      lock_version: one.said?.lock_version ?? null,
    };
    mutate(
      { day: one.day, body },
      {
        onSuccess: onClose,
        onError: (failure) => {
          const { status } = errorOf(failure);
          if (status !== 422) alerts.failure(failure);
          if (status === 409) onClose();
        },
      },
    );
  };
  return { kind, setKind, name, setName, isPreliminary, setPreliminary, submit, isPending, refused };
}

/** What a day is, and what it is called. */
export function DayDialog({ day, onClose }: { day: YearDay; onClose: () => void }) {
  const form = useDay(day, onClose);
  const { kind } = form;
  return (
    <FormDialog
      size="sm"
      title={`${dayName(day.day)} ${day.day.slice(0, 4)}, ${weekdayName(day.day)}`}
      description="По этому календарю считаются сроки в рабочих днях."
      action="Сохранить день"
      isSending={form.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <fieldset className={classes.kinds}>
        <legend>Вид дня</legend>
        {choicesOf(day.weekday).map(([value, label, note]) => (
          <Radio
            key={value}
            name="kind"
            label={label}
            note={note}
            checked={form.kind === value}
            onChange={() => {
              form.setKind(value);
            }}
          />
        ))}
        {form.refused.kind?.map((sentence) => (
          <p key={sentence} className={classes.fault} role="alert">
            {sentence}
          </p>
        ))}
      </fieldset>
      {kind !== 'plain' && (
        <>
          <TextField
            label="Название"
            placeholder={EXAMPLES[kind]}
            value={form.name}
            error={form.refused.name?.[0] ?? null}
            onChange={form.setName}
          />
          <CheckboxField
            label="Предварительно"
            hint="Правительство ещё не утвердило переносы этого года"
            checked={form.isPreliminary}
            onChange={form.setPreliminary}
          />
        </>
      )}
    </FormDialog>
  );
}
