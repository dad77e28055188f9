import { useState } from 'react';
import { chooseVersions } from 'shared/form';
import { Button, Dialog } from 'shared/ui';

import type { Conflict } from './conflict';
import classes from './conflict.module.css';
import { AGREEMENT_FIELDS } from './values/agreement-fields.labels';
import type { AgreementField, AgreementValues } from './values/agreement-values';
import { describeField } from './values/describe-field';

export interface ConflictDialogProps {
  conflict: Conflict;
  busy: boolean;
  /** The merged form, each conflict decided. */
  onChoose: (values: AgreementValues) => void;
  onClose: () => void;
}

type Side = 'mine' | 'theirs';

/** Both versions side by side and a choice for each field that both of us changed. */
export function ConflictDialog({ conflict, busy, onChoose, onClose }: ConflictDialogProps) {
  const { merge, mine, theirs } = conflict;
  const [chosen, setChosen] = useState<Partial<Record<AgreementField, Side>>>({});
  const sideOf = (field: AgreementField): Side => chosen[field] ?? 'mine';
  const save = () => {
    onChoose(
      chooseVersions(
        merge,
        theirs,
        merge.conflicts.filter((field) => sideOf(field) === 'theirs'),
      ),
    );
  };
  const none = merge.conflicts.length === 0;
  return (
    <Dialog
      open
      keepOpen
      size="lg"
      title="Пока вы правили, договор изменили"
      description={
        none
          ? 'Ваши изменения не пересекаются с чужими, их можно сохранить вместе.'
          : 'Выберите, что сохранить в каждом поле.'
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Вернуться к правке
          </Button>
          <Button variant="primary" busy={busy} onClick={save}>
            {none ? 'Сохранить вместе' : 'Сохранить выбранное'}
          </Button>
        </>
      }
    >
      {!none && (
        <table className={classes.conflict}>
          <thead>
            <tr>
              <th>Поле</th>
              <th>У вас</th>
              <th>В реестре</th>
            </tr>
          </thead>
          <tbody>
            {merge.conflicts.map((field) => (
              <tr key={field}>
                <td id={`conflict-${field}`}>{AGREEMENT_FIELDS[field].label}</td>
                {(['mine', 'theirs'] as const).map((side) => (
                  <td key={side}>
                    <Choice
                      field={field}
                      side={side}
                      text={describeField(field, side === 'mine' ? mine : theirs)}
                      checked={sideOf(field) === side}
                      onChoose={() => {
                        setChosen((before) => ({ ...before, [field]: side }));
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {merge.taken.length > 0 && (
        <p className={classes.taken}>
          {`Из реестра взято без вопросов: ${merge.taken.map((field) => `«${AGREEMENT_FIELDS[field].label}»`).join(', ')}.`}
        </p>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  field: AgreementField;
  side: Side;
  text: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ field, side, text, checked, onChoose }: ChoiceProps) {
  const word = side === 'mine' ? 'У вас' : 'В реестре';
  return (
    <label className={classes.choice}>
      <input
        type="radio"
        name={`conflict-${field}`}
        aria-label={`${AGREEMENT_FIELDS[field].label}, ${word.toLowerCase()}: ${text}`}
        checked={checked}
        onChange={onChoose}
      />
      <span>
        <small className={classes.choiceSide}>{word}</small>
        {text}
      </span>
    </label>
  );
}
