import { useState } from 'react';
import { newId } from 'shared/contract/new-id';
import type { ObligationPlan } from 'shared/contract/obligation/obligation';
import { errorsFromServer } from 'shared/form';
import { formatAmount, formatDate } from 'shared/format';
import { errorOf } from 'shared/http';

import { ruleText } from './obligation.labels';
import classes from './obligation-dialogs.module.css';
import { useCreateSchedule } from './obligations.mutations';
import { scheduleOf } from './schedule';
import { askedOf, type Typed } from './schedule-asked';
import { ScheduleFields } from './schedule-fields';
import { ObligationFrame } from './obligation-frame';

function useTyped({ document }: ObligationPlan, payer: 'ours' | 'theirs') {
  const [isChanged, setChanged] = useState(false);
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
    setChanged(true);
  };
  return { typed, change, isChanged };
}

export interface ScheduleDialogProps {
  plan: ObligationPlan;
  /** Who pays unless somebody says otherwise. */
  payer: 'ours' | 'theirs';
  onClose: () => void;
}

/** Makes the payments of a document out of a rule; they are seen before they are added. */
export function ScheduleDialog({ plan, payer, onClose }: ScheduleDialogProps) {
  const { typed, change, isChanged } = useTyped(plan, payer);
  const [problem, setProblem] = useState<string | null>(null);
  const [key] = useState(newId);
  const asked = askedOf(typed);
  const lines = typeof asked === 'string' ? [] : scheduleOf(asked);
  const { type, id, currency_code: currency } = plan.document;
  const adding = useCreateSchedule();
  const add = async () => {
    if (adding.isPending) return;
    try {
      await adding.mutateAsync({ body: { document_type: type, document_id: id, lines }, key });
      onClose();
    } catch (error) {
      const refusal = errorOf(error);
      setProblem(Object.values(errorsFromServer(refusal.errors))[0] ?? refusal.message);
    }
  };
  return (
    <ObligationFrame
      title="График платежей"
      problem={problem}
      isChanged={isChanged}
      action={{
        label: 'Добавить график',
        busy: adding.isPending,
        refusal: typeof asked === 'string' ? asked : undefined,
        onPress: add,
      }}
      onClose={onClose}
    >
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
    </ObligationFrame>
  );
}
