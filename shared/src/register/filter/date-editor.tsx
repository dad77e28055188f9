import { useState } from 'react';

import { DateField as DateInput } from '../../form/dates/date-field';
import { businessDay } from '../../contract/calendar/business-day';
import { Button } from '../../ui/ui';
import { daysFromToday } from './date-period';
import type { DateField } from './filter-field';
import { periodPresets } from './period-presets';
import classes from './filter-panel.module.css';

interface DateEditorProps {
  field: DateField;
  from: string | null;
  to: string | null;
  onApply: (from: string | null, to: string | null) => void;
}

/** A bound that moves with today belongs to a ready period and is not a day to be typed over. */
const typedDay = (bound: string | null) => (daysFromToday(bound) === null ? bound : null);

/** A ready period, or two days; days given the wrong way round are turned. */
export function DateEditor({ field, from, to, onApply }: DateEditorProps) {
  const [first, setFirst] = useState(typedDay(from));
  const [last, setLast] = useState(typedDay(to));
  return (
    <form
      className={classes.form}
      aria-label={field.label}
      onSubmit={(event) => {
        event.preventDefault();
        if (first !== null && last !== null && last < first) onApply(last, first);
        else onApply(first, last);
      }}
    >
      <div className={classes.presets}>
        {periodPresets(businessDay(), field.looksAhead).map((preset) => (
          <Button
            key={preset.label}
            size="sm"
            aria-pressed={preset.from === from && preset.to === to}
            onClick={() => {
              onApply(preset.from, preset.to);
            }}
          >
            {preset.label}
          </Button>
        ))}
      </div>
      <div className={classes.pair}>
        <DateInput label="С" value={first} onChange={setFirst} />
        <DateInput label="По" value={last} onChange={setLast} />
      </div>
      <div className={classes.end}>
        <Button type="submit" size="sm" variant="primary">
          Применить
        </Button>
      </div>
    </form>
  );
}
