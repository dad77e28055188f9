import type { QuietHours as Hours } from 'shared/contract/notification/notification-settings';
import { SelectField, type SelectOption } from 'shared/form';
import { Checkbox, Section } from 'shared/ui';

import classes from './settings.module.css';

interface QuietHoursProps {
  quiet: Hours | null;
  zone: string;
  onChange: (quiet: Hours | null) => void;
}

const NIGHT: Hours = { from: '22:00', to: '08:00' };
const HALVES = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
);

/** Every half hour but the one at which the hours would have no length, and the present one, whatever it is. */
function optionsOf(own: string, other: string): SelectOption<string>[] {
  const times = new Set([...HALVES.filter((time) => time !== other), own]);
  return [...times].sort().map((time) => ({ value: time, label: time }));
}

/** Between which hours nothing but what is urgent comes. */
export function QuietHours({ quiet, zone, onChange }: QuietHoursProps) {
  return (
    <Section title="Тихие часы" note={zone}>
      <Checkbox
        label="Не тревожить в тихие часы"
        note="Письма и живые уведомления ждут их конца. Срочные приходят и в тихие часы."
        checked={quiet !== null}
        onChange={(isOn) => {
          onChange(isOn ? NIGHT : null);
        }}
      />
      {quiet !== null && (
        <div className={classes.hours}>
          <SelectField
            label="С"
            className={classes.time}
            options={optionsOf(quiet.from, quiet.to)}
            value={quiet.from}
            onChange={(from) => {
              if (from !== null) onChange({ ...quiet, from });
            }}
          />
          <SelectField
            label="До"
            className={classes.time}
            options={optionsOf(quiet.to, quiet.from)}
            value={quiet.to}
            onChange={(to) => {
              if (to !== null) onChange({ ...quiet, to });
            }}
          />
        </div>
      )}
    </Section>
  );
}
