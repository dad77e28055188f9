import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import type { KeptChange } from 'shared/contract/record/kept-change';
import type { FieldTable } from 'shared/contract/record/field-table';
import type { CounterpartyReference } from 'shared/contract/list/reference';
import { isOnPaper } from 'shared/contract/file/bears-signature';
import type { SigningMethod } from 'shared/contract/agreement/agreement-status';
import { counterpartyName } from 'shared/format';
import type { ActionDefinition, ActionQuestion, AskedReference } from 'shared/contract/record/workflow';
import { addDays } from '../../calendar/business-day';
import { formatDay } from '../../calendar/format-day';
import type { FieldErrors } from '../../platform/http/errors';

/** Answers that name another record, or a file, by its id. */
type Numbered = AskedReference | 'document_version_id';

/** The answers to what an action asks. */
export type Answers = Partial<Record<Exclude<ActionQuestion['name'], Numbered>, string | undefined>> &
  Partial<Record<Numbered | 'party_id', number | undefined>> & { signed_by?: string };

/** What the action asks and was not answered, under the questions. */
export function missingAnswers(definition: ActionDefinition<string>, answers: Answers): FieldErrors {
  const missing = (definition.asks ?? []).filter(
    ({ name, required }) => required && (answers[name] === undefined || answers[name] === ''),
  );
  return Object.fromEntries(missing.map(({ name }) => [name, [REQUIRED_FIELD]]));
}

/** True of a step that says which file bears a signature: its workflow asks for the file. */
export const namesSignedFile = ({ asks = [] }: Pick<ActionDefinition<string>, 'asks'>): boolean =>
  asks.some(({ name }) => name === 'document_version_id');

/** What was said with the action, raw, for the journal; a further side is named by `partySaid`. */
export function actionSaid({ side, party_id, date, initiator, sent_to, reason }: Answers): KeptChange[] {
  const mainSide = party_id === undefined ? side : undefined;
  return Object.entries({ side: mainSide, date, initiator, sent_to, reason }).flatMap(([field, value]) =>
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

/** A side of an agreement beyond the two: surety, payer, consignee. */
export interface SigningParty {
  id: number;
  role_name: string;
  counterparty: CounterpartyReference;
  signatory: (Signatory & { full_name: string }) | null;
  signed_at: string | null;
}

/** Who has signed so far. */
export interface Signatures {
  signed_by_us_at: string | null;
  signed_by_them_at: string | null;
  parties: readonly Pick<SigningParty, 'id' | 'signed_at'>[];
}

export interface SignedDocument extends Signatures {
  /** The day the document bears; null while it has none. */
  dated: string | null;
  our_signatory: Signatory | null;
  their_signatory: Signatory | null;
  parties: readonly SigningParty[];
  signing_method: SigningMethod;
  has_signed_file: boolean;
}

/** True once every side has signed, the further ones included. */
export function areAllSigned({ signed_by_us_at, signed_by_them_at, parties }: Signatures): boolean {
  return [signed_by_us_at, signed_by_them_at, ...parties.map((party) => party.signed_at)].every(
    (day) => day !== null,
  );
}

/** True once one of the sides has signed; false where nothing is told of the signatures. */
export function isAnySigned({
  signed_by_us_at,
  signed_by_them_at,
  parties = [],
}: Partial<Signatures>): boolean {
  return [signed_by_us_at, signed_by_them_at, ...parties.map((party) => party.signed_at)].some(
    (day) => (day ?? null) !== null,
  );
}

/** The day of the last signature there is; null while nobody has signed, and where nothing is told of the signatures. */
export function lastSignedOn({
  signed_by_us_at,
  signed_by_them_at,
  parties = [],
}: Partial<Signatures>): string | null {
  const days = [signed_by_us_at, signed_by_them_at, ...parties.map((party) => party.signed_at)];
  return (
    days
      .filter((day) => (day ?? null) !== null)
      .sort()
      .at(-1) ?? null
  );
}

/** The same signatures with that of the side that signs on the day. */
export function signaturesWith(
  { signed_by_us_at, signed_by_them_at, parties }: Signatures,
  { side, party_id, day }: Pick<Answers, 'side' | 'party_id'> & { day: string },
): Signatures {
  return {
    signed_by_us_at: side === 'us' ? day : signed_by_us_at,
    signed_by_them_at: side === 'them' ? day : signed_by_them_at,
    parties: parties.map(({ id, signed_at }) => ({ id, signed_at: id === party_id ? day : signed_at })),
  };
}

/** The further side by its id; null when there is none, or one of the two sides is meant. */
export function signingParty(
  document: { parties: readonly SigningParty[] },
  { party_id }: Answers,
): SigningParty | null {
  return document.parties.find(({ id }) => id === party_id) ?? null;
}

/** Who signed for the further side on the day: whoever is said, or else the person it names, while their power holds. */
export function signerOf({ signatory }: SigningParty, { signed_by }: Answers, day: string): string | null {
  if (signed_by !== undefined) return signed_by;
  return signatory === null || powerFault(signatory, day) !== null ? null : signatory.full_name;
}

/** What the journal says of the further side that has signed: its name and its role; nothing of the two sides. */
export function partySaid(party: SigningParty | null): KeptChange[] {
  if (party === null) return [];
  const { legal_form: form, name_short: name } = party.counterparty;
  const title = counterpartyName({ legal_form: form, name_short: name });
  return [{ field: 'signed_party', old: null, new: `${title} (${party.role_name})` }];
}

/** What the journal says of the file that bears the signature; nothing where none is named. */
export function signedFileSaid(file: { name: string } | null): KeptChange[] {
  return file === null ? [] : [{ field: 'signed_file', old: null, new: file.name }];
}

const told = { group: 'service', section: null, kind: 'long_text', max: 2000 } as const;

/** Under which the journal words `partySaid` and `signedFileSaid`. */
export const SIGNATURE_FIELDS = {
  signed_party: { ...told, label: 'Кто подписал' },
  signed_file: { ...told, label: 'Подписанный файл' },
} as const satisfies FieldTable;

/** Where the file of a signature is kept; of a further side nowhere in the document itself. */
export function signedFileColumns(answers: Pick<Answers, 'side' | 'document_version_id'>) {
  const { side, document_version_id: version = null } = answers;
  if (side === 'us') return { signed_by_us_version_id: version };
  return side === 'them' ? { signed_by_them_version_id: version } : {};
}

interface Side {
  signed: string | null;
  signatory: Signatory | null;
}

const FURTHER_ALONE = 'Указывается только с дополнительной стороной';

/** The side that is said to sign, or what is wrong with how it is named. */
export function sideOf(
  document: Omit<SignedDocument, 'dated' | 'has_signed_file' | 'signing_method'>,
  answers: Answers,
): Side | FieldErrors {
  const { side, party_id, signed_by } = answers;
  if (side === 'third') {
    const party = signingParty(document, answers);
    if (party === null) return { party_id: ['Выберите, какая из сторон подписала'] };
    return { signed: party.signed_at, signatory: party.signatory };
  }
  if (party_id !== undefined) return { party_id: [FURTHER_ALONE] };
  if (signed_by !== undefined) return { signed_by: [FURTHER_ALONE] };
  return side === 'us'
    ? { signed: document.signed_by_us_at, signatory: document.our_signatory }
    : { signed: document.signed_by_them_at, signatory: document.their_signatory };
}

export const isSide = (found: Side | FieldErrors): found is Side => 'signatory' in found;

/** Days before its own date at which the signature of a document looks like a slip of the pen. */
const EARLIEST = 30;

/** What is said of a day, by the name it has, so long before the one the document bears; null when it is not. */
export function longBefore(day: string, dated: string | null, named: string): string | null {
  if (dated === null || day >= addDays(dated, -EARLIEST)) return null;
  return `${named} раньше даты документа (${formatDay(dated)}) больше чем на ${String(EARLIEST)} дней`;
}

function dayFault(day: string, dated: string | null, today: string): string | null {
  if (day > today) return 'Дата подписания ещё не наступила';
  return longBefore(day, dated, 'Дата подписания');
}

/** What stands against marking the side as signed on the day, under its questions; empty when nothing does. */
export function signingFaults(document: SignedDocument, answers: Answers, today: string): FieldErrors {
  const { date } = answers;
  const side = sideOf(document, answers);
  if (!isSide(side)) return side;
  const errors: FieldErrors = {};
  if (side.signed !== null) errors.side = [`Эта сторона уже подписала ${formatDay(side.signed)}`];
  const wrongDay =
    date === undefined ? null : (dayFault(date, document.dated, today) ?? powerFault(side.signatory, date));
  if (wrongDay !== null) errors.date = [wrongDay];
  const isLast = areAllSigned(signaturesWith(document, { ...answers, day: date ?? today }));
  const hasFile = document.has_signed_file || answers.document_version_id !== undefined;
  if (isLast && isOnPaper(document.signing_method) && !hasFile) {
    errors.document_version_id = ['Приложите скан подписанного документа'];
  }
  return errors;
}
