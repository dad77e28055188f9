import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import type { KeptChange } from 'shared/contract/record/kept-change';
import type { ActionDefinition, ActionQuestion, AskedReference } from 'shared/contract/record/workflow';
import { addDays } from '../calendar/business-day';
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
  basis_valid_from: string | null;
  basis_valid_until: string | null;
}

/** What is wrong with the power of whoever signs on the day; null when nothing is, or nobody is named. */
export function powerFault(signatory: Signatory | null, day: string): string | null {
  const { basis_valid_from: from = null, basis_valid_until: until = null } = signatory ?? {};
  if (until !== null && until < day) return `Полномочия подписанта истекли ${formatDay(until)}`;
  return from !== null && day < from ? `Полномочия подписанта действуют с ${formatDay(from)}` : null;
}

export interface SignedDocument {
  /** The day the document bears; null while it has none. */
  dated: string | null;
  signed_by_us_at: string | null;
  signed_by_them_at: string | null;
  our_signatory: Signatory | null;
  their_signatory: Signatory | null;
  signing_method: string;
  has_signed_file: boolean;
}

/** Days before its own date at which the signature of a document looks like a slip of the pen. */
const EARLIEST = 30;

/** What stands against marking the side as signed on the day, under its questions; empty when nothing does. */
export function signingFaults(document: SignedDocument, { side, date }: Answers, today: string): FieldErrors {
  const errors: FieldErrors = {};
  const { dated } = document;
  const isOurs = side === 'us';
  const already = isOurs ? document.signed_by_us_at : document.signed_by_them_at;
  const signatory = isOurs ? document.our_signatory : document.their_signatory;
  const powerless = date === undefined ? null : powerFault(signatory, date);
  if (already !== null) errors.side = [`Эта сторона уже подписала ${formatDay(already)}`];
  if (date !== undefined && date > today) errors.date = ['Дата подписания ещё не наступила'];
  else if (date !== undefined && dated !== null && date < addDays(dated, -EARLIEST)) {
    errors.date = [
      `Дата подписания раньше даты документа (${formatDay(dated)}) больше чем на ${String(EARLIEST)} дней`,
    ];
  } else if (powerless !== null) errors.date = [powerless];
  const isLast = (isOurs ? document.signed_by_them_at : document.signed_by_us_at) !== null;
  const onPaper = document.signing_method === 'paper' || document.signing_method === 'scan';
  if (isLast && onPaper && !document.has_signed_file) {
    errors.files = ['Приложите скан подписанного документа'];
  }
  return errors;
}
