import { useState } from 'react';

import { DateField as DateInput } from '../../form/dates/date-field';
import { businessDay } from '../../contract/calendar/business-day';
import { Button } from '../../ui/ui';
import { daysFromToday } from './date-period';
import type { DateField } from './filter-field';
import { periodPresets } from './period-presets';
import { RangeForm } from './range-form';
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
  const [typed, setTyped] = useState<{ first: string | null; last: string | null } | null>(null);
  const { first, last } = typed ?? { first: typedDay(from), last: typedDay(to) };
  return (
    <RangeForm
      label={field.label}
      onApply={() => {
        // A ready period that was only looked at stays: its bounds stand in neither of the two fields.
        if (typed === null) onApply(from, to);
        else if (first !== null && last !== null && last < first) onApply(last, first);
        else onApply(first, last);
      }}
    >
      {(misread) => (
        <>
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
            <DateInput
              label="С"
              value={first}
              onInvalid={misread('from')}
              onChange={(day) => {
                setTyped({ first: day, last });
              }}
            />
            <DateInput
              label="По"
              value={last}
              onInvalid={misread('to')}
              onChange={(day) => {
                setTyped({ first, last: day });
              }}
            />
          </div>
        </>
      )}
    </RangeForm>
  );
}
