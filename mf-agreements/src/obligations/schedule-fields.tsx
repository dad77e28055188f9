import { DateField, DecimalField, SegmentedField, TextField } from 'shared/form';

import classes from './obligation-dialogs.module.css';
import type { ScheduleKind } from './schedule';
import type { Typed } from './schedule-asked';

const KINDS = [
  { value: 'equal', label: 'Равными частями' },
  { value: 'advance', label: 'Аванс и остаток' },
  { value: 'stages', label: 'По этапам' },
];
const SIDES = [
  { value: 'ours', label: 'Мы' },
  { value: 'theirs', label: 'Контрагент' },
];

interface ScheduleFieldsProps {
  typed: Typed;
  onChange: (patch: Partial<Typed>) => void;
}

/** What a schedule is made from. */
export function ScheduleFields({ typed, onChange }: ScheduleFieldsProps) {
  const whole = (label: string, name: 'advanceDays' | 'restDays') => (
    <DecimalField
      label={label}
      scale={0}
      digits={3}
      value={typed[name]}
      onChange={(value) => {
        onChange({ [name]: value });
      }}
    />
  );
  return (
    <>
      <SegmentedField
        label="Как разделить"
        options={KINDS}
        value={typed.kind}
        onChange={(kind) => {
          onChange({ kind: kind as ScheduleKind });
        }}
      />
      <div className={classes.pair}>
        <DecimalField
          label="Сумма"
          required
          fixed
          align="right"
          value={typed.amount}
          onChange={(amount) => {
            onChange({ amount });
          }}
        />
        <SegmentedField
          label="Кто платит"
          options={SIDES}
          value={typed.direction}
          onChange={(side) => {
            onChange({ direction: side === 'theirs' ? 'theirs' : 'ours' });
          }}
        />
        {typed.kind === 'equal' && <EqualFields typed={typed} onChange={onChange} />}
        {typed.kind === 'advance' && (
          <>
            <DecimalField
              label="Аванс"
              digits={2}
              suffix="%"
              value={typed.percent}
              onChange={(percent) => {
                onChange({ percent });
              }}
            />
            {whole('Аванс: рабочих дней после подписания', 'advanceDays')}
          </>
        )}
        {typed.kind === 'stages' && (
          <TextField
            label="Доли этапов, %"
            required
            placeholder="30 40 30"
            value={typed.shares}
            onChange={(shares) => {
              onChange({ shares });
            }}
          />
        )}
        {typed.kind !== 'equal' &&
          whole(
            typed.kind === 'advance' ? 'Остаток: рабочих дней после акта' : 'Рабочих дней после акта этапа',
            'restDays',
          )}
      </div>
    </>
  );
}

function EqualFields({ typed, onChange }: ScheduleFieldsProps) {
  return (
    <>
      <DecimalField
        label="Сколько платежей"
        scale={0}
        digits={3}
        value={typed.count}
        onChange={(count) => {
          onChange({ count });
        }}
      />
      <DateField
        label="Дата первого, дальше каждый месяц"
        required
        value={typed.firstDay}
        onChange={(firstDay) => {
          onChange({ firstDay });
        }}
      />
    </>
  );
}
