import { IconHighlight, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DECISION_BUTTONS } from 'shared/contract/approval/approval.labels';
import type { Decision } from 'shared/contract/approval/approval-status';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { FormDialog } from 'shared/form';
import { Button, ButtonRow, Field, IconButton, Strip, TextInput, Textarea } from 'shared/ui';

import classes from './decide.module.css';
import type { RemarkInHand, RemarksInHand } from './remarks-in-hand';
import type { Said } from './use-decide';

interface RemarkDialogProps {
  decision: Decision;
  /** Without a remark the stage does not take it. */
  required: boolean;
  busy: boolean;
  inHand: RemarksInHand;
  /** Why the server did not take it; null while it has said nothing. */
  refusal: string | null;
  onGive: (said: Said) => void;
  onClose: () => void;
  /** Opens the text to mark words in it; absent where there is none to mark in. */
  onMark?: () => void;
}

interface LineFieldsProps {
  line: RemarkInHand;
  place: number;
  error: string | undefined;
  /** It was asked for just now. */
  isFresh: boolean;
  onChange: (change: Partial<RemarkInHand>) => void;
  onRemove: () => void;
}

function LineFields({ line, place, error, isFresh, onChange, onRemove }: LineFieldsProps) {
  return (
    <li className={classes.line}>
      {line.quote !== null && (
        <blockquote className={classes.quote} aria-label={`Цитата замечания ${String(place)}`}>
          {line.quote.text}
        </blockquote>
      )}
      <TextInput
        aria-label={`Пункт замечания ${String(place)}`}
        placeholder="п. 5.4"
        autoFocus={isFresh}
        maxLength={100}
        value={line.clause}
        onChange={({ target }) => {
          onChange({ clause: target.value });
        }}
      />
      <Field label={`Замечание ${String(place)}`} labelHidden error={error}>
        {(control) => (
          <Textarea
            {...control}
            placeholder="Что исправить"
            rows={1}
            maxLength={2000}
            value={line.text}
            onChange={({ target }) => {
              onChange({ text: target.value });
            }}
          />
        )}
      </Field>
      <IconButton
        size="sm"
        label={`Убрать замечание ${String(place)}`}
        icon={<IconTrash size={16} stroke={1.75} />}
        onClick={onRemove}
      />
    </li>
  );
}

/** A clause or words of the text that nothing is said of: left out, they would be lost without a word. */
const isUnsaid = ({ text, clause, quote }: RemarkInHand) =>
  text.trim() === '' && (clause.trim() !== '' || quote !== null);

/** The remarks as they are sent: a line in which nothing was written is left out. */
function sentRemarks(lines: readonly RemarkInHand[]): Said['remarks'] {
  return lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, clause, quote }) => {
      const place = quote?.place;
      const versionId = place?.version_id;
      return {
        text: text.trim(),
        ...(clause.trim() !== '' && { clause_ref: clause.trim() }),
        ...(quote !== null &&
          place != null &&
          versionId != null && {
            quote: {
              text: quote.text,
              place: { version_id: versionId, prefix: place.prefix, suffix: place.suffix },
            },
          }),
      };
    });
}

/** Further remarks: on words of the text, on a clause. */
function MoreRemarks({ onMark, onAdd }: { onMark?: () => void; onAdd: () => void }) {
  return (
    <ButtonRow>
      {onMark !== undefined && (
        <Button size="sm" icon={<IconHighlight size={16} stroke={1.75} />} onClick={onMark}>
          Выделить место в тексте
        </Button>
      )}
      <Button variant="ghost" size="sm" icon={<IconPlus size={16} stroke={1.75} />} onClick={onAdd}>
        Замечание к пункту
      </Button>
    </ButtonRow>
  );
}

/** What is said with a decision: a word for the author, and remarks on single clauses and on words of the text. */
export function RemarkDialog(props: RemarkDialogProps) {
  const { decision, required, busy, inHand, refusal, onGive, onClose, onMark } = props;
  const { remark, lines } = inHand.said;
  const [error, setError] = useState<string | undefined>();
  const [unsaid, setUnsaid] = useState<readonly string[]>([]);
  // Lines that were in hand when the question was opened are not gone to.
  const [isAdding, setAdding] = useState(false);
  const submit = () => {
    const begun = lines.filter(isUnsaid).map(({ key }) => key);
    setUnsaid(begun);
    if (begun.length > 0) return;
    const remarks = sentRemarks(lines);
    if (required && remark.trim() === '' && remarks.length === 0) {
      setError(REQUIRED_FIELD);
      return;
    }
    onGive({ remark: remark.trim(), remarks });
  };
  return (
    <FormDialog
      title={DECISION_BUTTONS[decision]}
      action={DECISION_BUTTONS[decision]}
      isSending={busy}
      className={classes.form}
      // What was written stays in hand.
      loss={null}
      onSubmit={submit}
      onClose={onClose}
    >
      {refusal !== null && (
        <Strip tone="red" live="alert">
          {refusal}
        </Strip>
      )}
      <Field label="Замечание" required={required && lines.length === 0} error={error}>
        {(control) => (
          <Textarea
            {...control}
            rows={lines.length === 0 ? 4 : 2}
            maxLength={5000}
            value={remark}
            onChange={({ target }) => {
              inHand.setRemark(target.value);
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
            isFresh={isAdding}
            error={unsaid.includes(line.key) && isUnsaid(line) ? REQUIRED_FIELD : undefined}
            onChange={(part) => {
              inHand.change(line.key, part);
              setError(undefined);
            }}
            onRemove={() => {
              inHand.remove(line.key);
            }}
          />
        ))}
      </ul>
      <MoreRemarks
        {...(onMark && { onMark })}
        onAdd={() => {
          setAdding(true);
          inHand.add();
        }}
      />
    </FormDialog>
  );
}
