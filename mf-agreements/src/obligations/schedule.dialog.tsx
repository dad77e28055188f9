import { useState } from 'react';
import { newId } from 'shared/contract/new-id';
import type { ObligationPlan } from 'shared/contract/obligation/obligation';
import { DateField, DecimalField, errorsFromServer, SegmentedField, TextField } from 'shared/form';
import { formatAmount, formatDate } from 'shared/format';
import { errorOf } from 'shared/http';
import { Button, Dialog, Strip } from 'shared/ui';

import { ruleText } from './obligation.labels';
import classes from './obligation-dialogs.module.css';
import { createSchedule } from './obligations.api';
import { useObligationChange } from './obligations.queries';
import { scheduleOf, sharesOf, type ScheduleAsked, type ScheduleKind } from './schedule';

const KINDS = [
  { value: 'equal', label: 'Равными частями' },
  { value: 'advance', label: 'Аванс и остаток' },
  { value: 'stages', label: 'По этапам' },
];
const SIDES = [
  { value: 'ours', label: 'Мы' },
  { value: 'theirs', label: 'Контрагент' },
];

interface Typed {
  kind: ScheduleKind;
  direction: 'ours' | 'theirs';
  amount: string | null;
  count: string | null;
  firstDay: string | null;
  percent: string | null;
  advanceDays: string | null;
  restDays: string | null;
  shares: string;
}

/** What is asked, complete; a sentence when it is not. */
function askedOf(typed: Typed): ScheduleAsked | string {
  const { amount, count, firstDay, percent, advanceDays, restDays, kind, direction } = typed;
  if (amount === null || Number(amount) <= 0) return 'Укажите сумму, которую нужно разделить';
  const whole = Number(count ?? 0);
  if (kind === 'equal' && (whole < 2 || whole > 120)) return 'Укажите от 2 до 120 платежей';
  if (kind === 'equal' && firstDay === null) return 'Укажите дату первого платежа';
  const share = Number(percent ?? 0);
  if (kind === 'advance' && (share <= 0 || share >= 100)) return 'Аванс — больше 0 и меньше 100 %';
  const shares = sharesOf(typed.shares);
  if (kind === 'stages' && shares === null) return 'Укажите доли этапов через пробел: вместе 100 %';
  return {
    ...{ kind, direction, amount },
    count: whole,
    firstDay: firstDay ?? '',
    percent: percent ?? '0',
    advanceDays: Number(advanceDays ?? 0),
    restDays: Number(restDays ?? 0),
    shares: shares ?? [],
  };
}

function useTyped({ document }: ObligationPlan, payer: 'ours' | 'theirs') {
  const [typed, setTyped] = useState<Typed>({
    kind: 'equal',
    direction: payer,
    amount: document.amount,
    count: '12',
    firstDay: null,
    percent: '30',
    advanceDays: '5',
    restDays: '10',
    shares: '',
  });
  const change = (patch: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...patch }));
  };
  return { typed, change };
}

export interface ScheduleDialogProps {
  plan: ObligationPlan;
  /** Who pays unless somebody says otherwise. */
  payer: 'ours' | 'theirs';
  onClose: () => void;
}

/** Makes the payments of a document out of a rule; they are seen before they are added. */
export function ScheduleDialog({ plan, payer, onClose }: ScheduleDialogProps) {
  const { typed, change } = useTyped(plan, payer);
  const [problem, setProblem] = useState<string | null>(null);
  const [key] = useState(newId);
  const asked = askedOf(typed);
  const lines = typeof asked === 'string' ? [] : scheduleOf(asked);
  const { type, id, currency_code: currency } = plan.document;
  const adding = useObligationChange(() =>
    createSchedule({ document_type: type, document_id: id, lines }, key),
  );
  const add = async () => {
    if (adding.isPending) return;
    try {
      await adding.mutateAsync(undefined);
      onClose();
    } catch (error) {
      const refusal = errorOf(error);
      setProblem(Object.values(errorsFromServer(refusal.errors))[0] ?? refusal.message);
    }
  };
  return (
    <Dialog
      open
      keepOpen
      title="График платежей"
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Отменить
          </Button>
          <Button
            variant="primary"
            busy={adding.isPending}
            disabledReason={typeof asked === 'string' ? asked : undefined}
            onClick={() => void add()}
          >
            Добавить график
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        {problem !== null && (
          <Strip tone="red" live="alert">
            {problem}
          </Strip>
        )}
        <ScheduleFields typed={typed} onChange={change} />
        {lines.length > 0 && (
          <table className={classes.preview}>
            <tbody>
              {lines.map((line, at) => (
                <tr key={`${String(at)} ${line.title}`}>
                  <td>{line.title}</td>
                  <td className={classes.when}>
                    {line.due_day == null
                      ? ruleText({
                          due_base: line.due_base ?? 'date',
                          due_day: null,
                          due_offset: line.due_offset ?? 0,
                          due_unit: 'working',
                          after: null,
                        })
                      : formatDate(line.due_day)}
                  </td>
                  <td>{formatAmount(line.amount, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Dialog>
  );
}

interface ScheduleFieldsProps {
  typed: Typed;
  onChange: (patch: Partial<Typed>) => void;
}

function ScheduleFields({ typed, onChange }: ScheduleFieldsProps) {
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
