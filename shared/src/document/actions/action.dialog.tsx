import { useState } from 'react';

import { businessDay } from '../../contract/calendar/business-day';
import type { ActionDefinition } from '../../contract/record/workflow';
import { errorsFromServer, type FieldErrors } from '../../form/form';
import { useAskedClose } from '../../form/state/asked-close';
import { useFirstFault } from '../../form/state/use-first-fault';
import { errorOf } from '../../http/http';
import { Button, Dialog, Strip } from '../../ui/ui';
import { useSendingHold } from '../files/use-sending-hold';
import type { LivingRecord } from '../record';
import { useRecordAction } from '../record.mutations';
import {
  actionBody,
  askedQuestions,
  firstAnswers,
  missingAnswers,
  withAnswer,
  withSuggested,
  type Answers,
  type AskedChoices,
} from './action-answers';
import classes from './actions.module.css';
import { QuestionField } from './question-field';
import type { AskedFiles } from './record-workflow';
import { useAskedFiles } from './use-asked-files';

export interface ActionDialogProps {
  resource: string;
  record: LivingRecord;
  action: string;
  description: ActionDefinition<string>;
  /** What the record already answers. */
  known?: Answers;
  /** Choices that depend on the record. */
  choices?: AskedChoices;
  /** Files of the record that a question may be answered with. */
  files?: AskedFiles;
  onClose: () => void;
}

const LOSS = 'Введённое будет потеряно.';
/** Nothing is edited here that could be saved. */
const WORDS = { title: 'Действие не выполнено', close: 'Закрыть', stay: 'Продолжить' };
const GONE = 'Состояние изменилось, действие больше недоступно';

/** Refusals of what the dialog asks stand under its fields, the others in one sentence above them. */
function refusalOf(
  error: unknown,
  names: readonly string[],
): { errors: FieldErrors; problem: string | null } {
  const refusal = errorOf(error);
  const errors = errorsFromServer(refusal.errors);
  const elsewhere = Object.entries(errors).filter(([field]) => !names.includes(field));
  const hasOwn = Object.keys(errors).length > elsewhere.length;
  if (refusal.status === 409) return { errors, problem: refusal.message };
  if (elsewhere.length > 0) return { errors, problem: elsewhere.map(([, text]) => text).join(' ') };
  return { errors, problem: hasOwn ? null : refusal.message };
}

function useAction(props: ActionDialogProps) {
  const { resource, record, action, description, known = {}, choices, files, onClose } = props;
  const questions = askedQuestions(description.asks ?? [], known);
  const [typed, setTyped] = useState<Answers>(() => firstAnswers(questions, known, businessDay()));
  const offered = useAskedFiles(questions, { resource, record, asked: files });
  const answers = withSuggested(questions, typed, offered?.suggested ?? null);
  const onTheWay = useSendingHold(resource, record.id);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [unread, setUnread] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  // The server asks whether the person knows what they do: the next press says so.
  const [isAsked, setAsked] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const act = useRecordAction(resource);
  const { form, awaitFault, forgetFault } = useFirstFault<HTMLDivElement>(act.isPending);
  const take = async () => {
    awaitFault();
    const lacking = { ...missingAnswers(questions, answers), ...unread };
    setErrors(lacking);
    if (Object.keys(lacking).length > 0 || act.isPending) return;
    try {
      const given = actionBody(questions, answers, { lockVersion: record.lock_version, choices });
      const body = isAsked ? { ...given, confirmed: true } : given;
      await act.mutateAsync({ id: record.id, action, body });
      onClose();
    } catch (error) {
      const refusal = refusalOf(
        error,
        questions.map(({ name }) => name),
      );
      setErrors(refusal.errors);
      setAsked(Object.hasOwn(refusal.errors, 'confirmed'));
      setProblem(refusal.problem);
    }
  };
  return {
    questions,
    answers,
    offered,
    hold: offered === null ? undefined : onTheWay,
    errors,
    problem,
    isAsked,
    isTyped,
    busy: act.isPending,
    fields: { ref: form, onFocus: forgetFault, onInput: forgetFault },
    take,
    answer: (name: string, value: string | null) => {
      setTyped((before) => withAnswer(before, { name, value, choices }));
      setIsTyped(true);
      setErrors({});
    },
    misread: (name: string, message: string | null) => {
      setUnread(({ [name]: _, ...others }) => (message === null ? others : { ...others, [name]: message }));
    },
  };
}

/** Asks what an action needs to know; refusals stand under the fields. */
export function ActionDialog(props: ActionDialogProps) {
  const { resource, record, action, description, choices, onClose } = props;
  const {
    questions,
    answers,
    offered,
    hold,
    errors,
    problem,
    isAsked,
    isTyped,
    busy,
    fields,
    take,
    answer,
    misread,
  } = useAction(props);
  const { close, question: beforeClosing } = useAskedClose(isTyped ? LOSS : null, onClose, WORDS);
  // Somebody was faster and the record as it stands now does not allow it any longer.
  const gone = record.available_actions.includes(action) ? undefined : GONE;
  return (
    <>
      <Dialog
        open
        keepOpen
        size="sm"
        title={description.title ?? description.label}
        description={description.note}
        onClose={close}
        footer={
          <>
            <Button variant="ghost" onClick={onClose}>
              {description.label.startsWith('Отменить') ? 'Не отменять' : 'Отменить'}
            </Button>
            <Button
              variant={description.ending === true ? 'danger' : 'primary'}
              busy={busy}
              disabledReason={gone ?? hold}
              onClick={() => void take()}
            >
              {isAsked ? `${description.label} всё равно` : description.label}
            </Button>
          </>
        }
      >
        <div className={classes.fields} {...fields}>
          {problem !== null && (
            <Strip tone={isAsked ? 'orange' : 'red'} live="alert">
              {problem}
            </Strip>
          )}
          {gone !== undefined && problem === null && (
            <Strip tone="orange" live="status">
              {gone}
            </Strip>
          )}
          {questions.map((question) => (
            <QuestionField
              key={question.name}
              question={question}
              choices={choices?.[question.name]}
              record={record}
              resource={resource}
              offered={offered}
              answer={answers[question.name] ?? null}
              error={errors[question.name]}
              onAnswer={(value) => {
                answer(question.name, value);
              }}
              onInvalid={(message) => {
                misread(question.name, message);
              }}
            />
          ))}
        </div>
      </Dialog>
      {beforeClosing}
    </>
  );
}
