import { useState } from 'react';
import type { QuietHours as Hours } from 'shared/contract/notification-settings';
import { Checkbox, Field, Section, TextInput } from 'shared/ui';

import classes from './settings.module.css';

interface QuietHoursProps {
  quiet: Hours | null;
  zone: string;
  onChange: (quiet: Hours | null) => void;
}

const NIGHT: Hours = { from: '22:00', to: '08:00' };

/** Between which hours nothing but what is urgent comes. */
export function QuietHours({ quiet, zone, onChange }: QuietHoursProps) {
  const [typed, setTyped] = useState<Hours | null>(null);
  const shown = typed ?? quiet;
  const fault = shown !== null && shown.from === shown.to ? 'Начало и конец совпадают' : null;
  const save = () => {
    if (typed === null || quiet === null) return;
    if (typed.from === '' || typed.to === '') {
      setTyped(null);
      return;
    }
    if (fault !== null) return;
    setTyped(null);
    if (typed.from !== quiet.from || typed.to !== quiet.to) onChange(typed);
  };
  const time = (side: keyof Hours, label: string, error: string | null) =>
    shown !== null && (
      <Field label={label} error={error} className={classes.time}>
        {(control) => (
          <TextInput
            {...control}
            type="time"
            numeric
            value={shown[side]}
            onChange={(event) => {
              setTyped({ ...shown, [side]: event.target.value });
            }}
            onBlur={save}
          />
        )}
      </Field>
    );
  return (
    <Section title="Тихие часы" note={zone}>
      <Checkbox
        label="Не тревожить по ночам"
        note="Письма и живые уведомления ждут конца тихих часов. Срочные приходят и в тихие часы."
        checked={quiet !== null}
        onChange={(isOn) => {
          setTyped(null);
          onChange(isOn ? NIGHT : null);
        }}
      />
      {quiet !== null && (
        <div className={classes.hours}>
          {time('from', 'С', null)}
          {time('to', 'До', fault)}
        </div>
      )}
    </Section>
  );
}
