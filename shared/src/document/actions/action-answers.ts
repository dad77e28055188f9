import { REQUIRED_FIELD } from '../../contract/record/required-field';
import type { ActionQuestion } from '../../contract/record/workflow';
import type { FieldErrors } from '../../form/form';

/**
 * What the person has answered so far, by the name of the question; null is no answer. Of a file the empty text is a
 * question that was not touched yet: what suggests itself stands there.
 */
export type Answers = Readonly<Record<string, string | null>>;

/** One of several answers that the record offers itself. */
export interface AskedChoice {
  value: string;
  label: string;
  note?: string;
  /** Seen, but not to be chosen any longer. */
  isClosed?: boolean;
  /** What the body says when it is chosen. */
  body: Readonly<Record<string, unknown>>;
  /** What it answers of other questions, as long as they are not answered by hand. */
  along?: Answers;
}

/** The choices of a record by the name of the question. */
export type AskedChoices = Readonly<Record<string, readonly AskedChoice[]>>;

const isEmpty = (answer: string | null | undefined) =>
  answer === null || answer === undefined || answer.trim() === '';

/** What the person has to be asked: a record that the document names already is not chosen anew. */
export function askedQuestions(questions: readonly ActionQuestion[], known: Answers): ActionQuestion[] {
  return questions.filter(({ kind, name }) => kind !== 'reference' || isEmpty(known[name]));
}

/** The answers a dialog begins with: today unless the day lies ahead, the first choice, and what the record already tells. */
export function firstAnswers(questions: readonly ActionQuestion[], known: Answers, today: string): Answers {
  const first = (question: ActionQuestion) => {
    if (question.kind === 'day') return question.ahead === true ? null : today;
    return question.kind === 'choice' ? (Object.keys(question.options ?? {})[0] ?? null) : '';
  };
  return Object.fromEntries(
    questions.map((question) => [question.name, known[question.name] ?? first(question)]),
  );
}

/** The answers with what suggests itself where no file was chosen, or taken away, by hand. */
export function withSuggested(
  questions: readonly ActionQuestion[],
  answers: Answers,
  suggested: string | null,
): Answers {
  const untouched = questions.filter(({ kind, name }) => kind === 'file' && answers[name] === '');
  return { ...answers, ...Object.fromEntries(untouched.map(({ name }) => [name, suggested])) };
}

/** The answers with one more; what the former choice answered along gives way to what the new one does. */
export function withAnswer(
  answers: Answers,
  { name, value, choices = {} }: { name: string; value: string | null; choices?: AskedChoices | undefined },
): Answers {
  const alongOf = (chosen: string | null | undefined): Answers =>
    choices[name]?.find((choice) => choice.value === chosen)?.along ?? {};
  const former = alongOf(answers[name]);
  const along = Object.entries(alongOf(value)).filter(([other]) => answers[other] === former[other]);
  return { ...answers, ...Object.fromEntries(along), [name]: value };
}

/** Questions that must be answered and are not. */
export function missingAnswers(questions: readonly ActionQuestion[], answers: Answers): FieldErrors {
  const missing = questions.filter(({ name, required }) => required === true && isEmpty(answers[name]));
  return Object.fromEntries(missing.map(({ name }) => [name, REQUIRED_FIELD]));
}

/** The body of the action: only what it asks for and what was answered, at the version that was read. */
export function actionBody(
  questions: readonly ActionQuestion[],
  answers: Answers,
  { lockVersion, choices = {} }: { lockVersion: number; choices?: AskedChoices | undefined },
): Record<string, unknown> {
  const given = questions.filter(({ name }) => !isEmpty(answers[name]));
  const said = ({ kind, name }: ActionQuestion) => {
    const chosen = choices[name]?.find(({ value }) => value === answers[name]);
    if (chosen !== undefined) return chosen.body;
    const isNumber = kind === 'reference' || kind === 'file';
    return { [name]: isNumber ? Number(answers[name]) : answers[name]?.trim() };
  };
  return Object.assign({ lock_version: lockVersion }, ...given.map(said)) as Record<string, unknown>;
}
