import { useMemo, useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import { referenceLabel } from '../../contract/record/record-values';
import type { ActionQuestion } from '../../contract/record/workflow';
import { AsyncSelectField, type Picked } from '../../form/form';
import { referenceSource, type OptionRequest } from '../../query/query';

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
  /** Of the record itself, where it is one of those that are chosen from. */
  own: number | null;
  error: string | undefined;
  /** The id of what was chosen, as text. */
  onAnswer: (answer: string | null) => void;
}

/** The records of the resource, but for the one the action is taken on. */
function sourceBut(own: number | null, list: Parameters<typeof referenceSource<Row, Picked>>[0]) {
  const all = referenceSource(list);
  if (own === null) return all;
  return {
    key: [...all.key, 'but', own],
    load: async (request: OptionRequest) => {
      const page = await all.load(request);
      return { ...page, options: page.options.filter(({ value }) => value !== own) };
    },
  };
}

/** A record that an action is about, searched on the server. */
export function ReferenceQuestion({ question, own, error, onAnswer }: ReferenceQuestionProps) {
  const { label, required, resource = '', filters } = question;
  const [chosen, setChosen] = useState<Picked | null>(null);
  const source = useMemo(
    () => sourceBut(own, { resource, filters, option: optionOf }),
    [own, resource, filters],
  );
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
