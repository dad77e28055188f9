import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import type { KeptChange } from 'shared/contract/record/kept-change';
import type { ActionDefinition, ActionQuestion, AskedReference } from 'shared/contract/record/workflow';
import { formatDay } from '../calendar/format-day';
import type { FieldErrors } from '../platform/http/errors';

/** The answers to what an action asks. */
export type Answers = Partial<Record<Exclude<ActionQuestion['name'], AskedReference>, string | undefined>> &
  Partial<Record<AskedReference, number | undefined>>;

/** What the action asks and was not answered, under the questions. */
export function missingAnswers(definition: ActionDefinition<string>, answers: Answers): FieldErrors {
  const missing = (definition.asks ?? []).filter(
    ({ name, required }) => required && (answers[name] === undefined || answers[name] === ''),
  );
  return Object.fromEntries(missing.map(({ name }) => [name, [REQUIRED_FIELD]]));
}

/** What was said with the action, raw, for the journal. */
export function actionSaid({ side, date, initiator, sent_to, reason }: Answers): KeptChange[] {
  return Object.entries({ side, date, initiator, sent_to, reason }).flatMap(([field, value]) =>
    value === undefined || value === '' ? [] : [{ field, old: null, new: value }],
  );
}

interface Signatory {
  basis_valid_until: string | null;
}

export interface SignedDocument {
  signed_by_us_at: string | null;
  signed_by_them_at: string | null;
  our_signatory: Signatory | null;
  their_signatory: Signatory | null;
  signing_method: string;
  has_signed_file: boolean;
}

/** What stands against marking the side as signed on the day, under its questions; empty when nothing does. */
export function signingFaults(document: SignedDocument, { side, date }: Answers, today: string): FieldErrors {
  const errors: FieldErrors = {};
  const isOurs = side === 'us';
  const already = isOurs ? document.signed_by_us_at : document.signed_by_them_at;
  const signatory = isOurs ? document.our_signatory : document.their_signatory;
  const until = signatory?.basis_valid_until ?? null;
  if (already !== null) errors.side = [`Эта сторона уже подписала ${formatDay(already)}`];
  if (date !== undefined && date > today) errors.date = ['Дата подписания ещё не наступила'];
  else if (date !== undefined && until !== null && until < date) {
    errors.date = [`Полномочия подписанта истекли ${formatDay(until)}`];
  }
  const isLast = (isOurs ? document.signed_by_them_at : document.signed_by_us_at) !== null;
  const onPaper = document.signing_method === 'paper' || document.signing_method === 'scan';
  if (isLast && onPaper && !document.has_signed_file) {
    errors.files = ['Приложите скан подписанного документа'];
  }
  return errors;
}
