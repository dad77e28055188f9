import { useId } from 'react';

import { Field, Radio } from '../../ui/ui';
import type { AskedChoice } from './action-answers';
import classes from './actions.module.css';

export interface ChoiceListProps {
  label: string;
  choices: readonly AskedChoice[];
  answer: string | null;
  error: string | undefined;
  onAnswer: (answer: string) => void;
}

/** Answers that need a line of their own each, those that cannot be chosen any longer among them. */
export function ChoiceList({ label, choices, answer, error, onAnswer }: ChoiceListProps) {
  const name = useId();
  return (
    <Field label={label} error={error} group>
      {(control, labelId) => (
        <div
          id={control.id}
          className={classes.choices}
          role="radiogroup"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
        >
          {choices.map((choice) => (
            <Radio
              key={choice.value}
              name={name}
              label={choice.label}
              note={choice.note}
              disabled={choice.isClosed}
              checked={answer === choice.value}
              onChange={() => {
                onAnswer(choice.value);
              }}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
