import type { FormEvent } from 'react';

import type { Quote } from '../../contract/comment/quote';
import { Button, ButtonRow, Textarea, TextInput } from '../../ui/ui';
import { TakenQuote } from '../comments/taken-quote';
import classes from './remark-pane.module.css';
import type { PlacedRemark } from './placed-remark';

/** What is being said of the words. */
export type WrittenRemark = Pick<PlacedRemark, 'text' | 'clause'>;

interface DecisionRemarkProps {
  quote: Quote;
  written: WrittenRemark;
  onWrite: (written: WrittenRemark) => void;
  onAdd: (remark: PlacedRemark) => void;
  onCancel: () => void;
}

/** What is said of the marked words with one's decision: kept until the decision is given. */
export function DecisionRemark({ quote, written, onWrite, onAdd, onCancel }: DecisionRemarkProps) {
  const { text, clause } = written;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onAdd({ text: text.trim(), clause: clause.trim(), quote });
  };
  return (
    <form className={classes.decision} onSubmit={submit}>
      <TakenQuote quote={quote} onRemove={onCancel} />
      <div className={classes.fields}>
        <TextInput
          aria-label="Пункт"
          placeholder="п. 5.4"
          maxLength={100}
          value={clause}
          onChange={({ target }) => {
            onWrite({ text, clause: target.value });
          }}
        />
        <Textarea
          aria-label="Замечание к решению"
          placeholder="Что исправить в этом месте"
          rows={2}
          maxLength={2000}
          autoFocus
          value={text}
          onChange={({ target }) => {
            onWrite({ text: target.value, clause });
          }}
        />
      </div>
      <ButtonRow>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Отменить
        </Button>
        <Button
          size="sm"
          type="submit"
          variant="primary"
          disabledReason={text.trim() === '' ? 'Напишите замечание' : undefined}
        >
          Добавить к решению
        </Button>
      </ButtonRow>
    </form>
  );
}
