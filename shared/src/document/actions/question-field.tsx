import type { ActionQuestion } from '../../contract/record/workflow';
import { DateField, SegmentedField, TextareaField, TextField } from '../../form/form';
import type { LivingRecord } from '../record';
import type { AskedChoice } from './action-answers';
import { ChoiceList } from './choice-list';
import { FileQuestion } from './file-question';
import { ReferenceQuestion } from './reference-question';
import type { OfferedFiles } from './use-asked-files';

export interface QuestionFieldProps {
  question: ActionQuestion;
  /** Of a choice that depends on the record. */
  choices?: readonly AskedChoice[] | undefined;
  record: LivingRecord;
  /** The kind of the record. */
  resource: string;
  /** Of a question for a file; null where the record has none. */
  offered: OfferedFiles | null;
  answer: string | null;
  error: string | undefined;
  onAnswer: (answer: string | null) => void;
  /** The text is no date; null when it is one again. */
  onInvalid: (message: string | null) => void;
}

/** The control one question of an action is answered in. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, choices, record, resource, offered, answer, error, onAnswer, onInvalid } = props;
  const { label, required } = question;
  switch (question.kind) {
    case 'choice':
      if (choices !== undefined) return <ChoiceList {...{ label, choices, answer, error, onAnswer }} />;
      return (
        <SegmentedField
          label={label}
          options={Object.entries(question.options ?? {}).map(([value, text]) => ({ value, label: text }))}
          value={answer}
          error={error}
          onChange={onAnswer}
        />
      );
    case 'day':
      return <DateField {...{ label, required, error, onInvalid }} value={answer} onChange={onAnswer} />;
    case 'reference':
      return (
        <ReferenceQuestion
          {...{ question, error, onAnswer }}
          own={question.resource === resource ? record.id : null}
        />
      );
    case 'file':
      if (offered === null) return null;
      return <FileQuestion {...{ question, record, offered, answer, error, onAnswer }} />;
    case 'text':
      return <TextField {...{ label, required, error }} value={answer ?? ''} onChange={onAnswer} />;
    case 'reason':
      return (
        <TextareaField
          {...{ label, required, error }}
          rows={3}
          maxLength={question.max ?? 2000}
          value={answer ?? ''}
          onChange={onAnswer}
        />
      );
  }
}
