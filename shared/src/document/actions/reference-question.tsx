import { useMemo, useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import { referenceLabel } from '../../contract/record/record-values';
import type { ActionQuestion } from '../../contract/record/workflow';
import { AsyncSelectField, type Picked } from '../../form/form';
import { referenceSource } from '../../query/query';

type Row = Readonly<Record<string, unknown>> & { id: number };

/** A row of any register as a choice: by its name, or by number and title with the other side beneath. */
function optionOf(row: Row): Picked {
  const { number, title, counterparty_name: side } = row;
  const document = [number, title].filter((part) => typeof part === 'string');
  const label = document.length > 0 ? document.join(' ') : referenceLabel(row);
  return { value: row.id, label, ...(typeof side === 'string' && { note: side }) };
}

export interface ReferenceQuestionProps {
  question: ActionQuestion;
  error: string | undefined;
  /** The id of what was chosen, as text. */
  onAnswer: (answer: string | null) => void;
}

/** A record that an action is about, searched on the server. */
export function ReferenceQuestion({ question, error, onAnswer }: ReferenceQuestionProps) {
  const { label, required, resource = '', filters } = question;
  const [chosen, setChosen] = useState<Picked | null>(null);
  const source = useMemo(() => referenceSource({ resource, filters, option: optionOf }), [resource, filters]);
  const alerts = useAlerts();
  return (
    <AsyncSelectField
      {...{ label, required, error, source }}
      value={chosen}
      clearable={required !== true}
      onLoadError={alerts.failure}
      onChange={(option) => {
        setChosen(option);
        onAnswer(option === null ? null : String(option.value));
      }}
    />
  );
}
