import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { DECISION_BUTTONS } from 'shared/contract/approval/approval.labels';
import type { Decision } from 'shared/contract/approval/approval-status';
import { newId } from 'shared/contract/new-id';
import { Button, Dialog, Field, IconButton, Textarea, TextInput } from 'shared/ui';

import classes from './decide.module.css';
import type { Said } from './use-decide';

interface RemarkDialogProps {
  decision: Decision;
  /** Without a remark the stage does not take it. */
  required: boolean;
  busy: boolean;
  onGive: (said: Said) => void;
  onClose: () => void;
}

interface Line {
  key: string;
  clause: string;
  text: string;
}

const newLine = (): Line => ({ key: newId(), clause: '', text: '' });

interface LineFieldsProps {
  line: Line;
  place: number;
  onChange: (change: Partial<Line>) => void;
  onRemove: () => void;
}

function LineFields({ line, place, onChange, onRemove }: LineFieldsProps) {
  return (
    <li className={classes.line}>
      <TextInput
        aria-label={`Пункт замечания ${String(place)}`}
        placeholder="п. 5.4"
        maxLength={100}
        value={line.clause}
        onChange={({ target }) => {
          onChange({ clause: target.value });
        }}
      />
      <Textarea
        aria-label={`Замечание ${String(place)}`}
        placeholder="Что исправить"
        rows={1}
        maxLength={2000}
        value={line.text}
        onChange={({ target }) => {
          onChange({ text: target.value });
        }}
      />
      <IconButton
        size="sm"
        label={`Убрать замечание ${String(place)}`}
        icon={<IconTrash size={16} stroke={1.75} />}
        onClick={onRemove}
      />
    </li>
  );
}

/** What is said with a decision: a word for the author, and remarks on single clauses. */
export function RemarkDialog({ decision, required, busy, onGive, onClose }: RemarkDialogProps) {
  const [remark, setRemark] = useState('');
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [error, setError] = useState<string | undefined>();
  const change = (key: string, part: Partial<Line>) => {
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...part } : line)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const remarks = lines
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, clause }) => ({
        text: text.trim(),
        ...(clause.trim() !== '' && { clause_ref: clause.trim() }),
      }));
    if (required && remark.trim() === '' && remarks.length === 0) {
      setError('Это поле обязательно для заполнения');
      return;
    }
    onGive({ remark: remark.trim(), remarks });
  };
  return (
    <Dialog
      open
      title={DECISION_BUTTONS[decision]}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Отмена</Button>
          <Button type="submit" form="approval-remark" variant="primary" busy={busy}>
            {DECISION_BUTTONS[decision]}
          </Button>
        </>
      }
    >
      <form id="approval-remark" className={classes.form} onSubmit={submit}>
        <Field label="Замечание" required={required} error={error}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={5000}
              value={remark}
              onChange={({ target }) => {
                setRemark(target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <ul className={classes.lines}>
          {lines.map((line, at) => (
            <LineFields
              key={line.key}
              line={line}
              place={at + 1}
              onChange={(part) => {
                change(line.key, part);
                setError(undefined);
              }}
              onRemove={() => {
                setLines((before) => before.filter(({ key }) => key !== line.key));
              }}
            />
          ))}
        </ul>
        <Button
          variant="ghost"
          size="sm"
          icon={<IconPlus size={16} stroke={1.75} />}
          onClick={() => {
            setLines((before) => [...before, newLine()]);
          }}
        >
          Замечание к пункту
        </Button>
      </form>
    </Dialog>
  );
}
