import { REQUIRED_FIELD } from '../../contract/required-field';
import type { FieldErrors } from '../../form/form';
import type { Question } from './action-description';

/** What the person has answered so far, by the name of the question; null is no answer. */
export type Answers = Readonly<Record<string, string | null>>;

/** The answers a dialog begins with: today, the first choice, and what the record already tells. */
export function firstAnswers(questions: readonly Question[], known: Answers, today: string): Answers {
  const first = (question: Question) => {
    if (question.kind === 'day') return today;
    return question.kind === 'choice' ? (question.options[0]?.value ?? null) : '';
  };
  return Object.fromEntries(
    questions.map((question) => [question.name, known[question.name] ?? first(question)]),
  );
}

const isEmpty = (answer: string | null | undefined) =>
  answer === null || answer === undefined || answer.trim() === '';

/** Questions that must be answered and are not. */
export function missingAnswers(questions: readonly Question[], answers: Answers): FieldErrors {
  const missing = questions.filter(({ name, required }) => required === true && isEmpty(answers[name]));
  return Object.fromEntries(missing.map(({ name }) => [name, REQUIRED_FIELD]));
}

/** The body of the action: only what it asks for and what was answered, at the version that was read. */
export function actionBody(
  questions: readonly Question[],
  answers: Answers,
  lockVersion: number,
): Record<string, unknown> {
  const given = questions.filter(({ name }) => !isEmpty(answers[name]));
  return {
    lock_version: lockVersion,
    ...Object.fromEntries(given.map(({ name }) => [name, answers[name]?.trim()])),
  };
}
