import type { Agreement } from 'shared/contract/agreement/agreement';
import type { SignedFile } from 'shared/contract/file/signed-file';
import type { SignatoryReference } from 'shared/contract/list/reference';
import { counterpartyName, formatDate } from 'shared/format';

/** A document as its signatures are told of; an addendum is signed by every side of its agreement. */
export type SignedDocument = Pick<
  Agreement,
  | 'organization'
  | 'counterparty'
  | 'our_signatory'
  | 'their_signatory'
  | 'signed_by_us_at'
  | 'signed_by_them_at'
  | 'signed_by_us_file'
  | 'signed_by_them_file'
  | 'parties'
>;

export interface Side {
  key: string;
  name: string;
  role: string;
  signatory: SignatoryReference | null;
  signedAt: string | null;
  /** The file that bears its signature. */
  file: SignedFile | null;
  /** How the side is named in the body of the action. */
  body: Readonly<Record<string, unknown>>;
}

/** Everybody who signs the document: we, the counterparty, and the further sides in their order. */
export function sidesOf(document: SignedDocument): Side[] {
  return [
    {
      key: 'us',
      name: counterpartyName(document.organization),
      role: 'Наша организация',
      signatory: document.our_signatory,
      signedAt: document.signed_by_us_at,
      file: document.signed_by_us_file ?? null,
      body: { side: 'us' },
    },
    {
      key: 'them',
      name: counterpartyName(document.counterparty),
      role: 'Контрагент',
      signatory: document.their_signatory,
      signedAt: document.signed_by_them_at,
      file: document.signed_by_them_file ?? null,
      body: { side: 'them' },
    },
    ...document.parties.map((party) => ({
      key: `party-${String(party.id)}`,
      name: counterpartyName(party.counterparty),
      role: party.role_name,
      signatory: party.signatory,
      signedAt: party.signed_at,
      file: party.signed_file ?? null,
      body: { side: 'third', party_id: party.id },
    })),
  ];
}

/** The step that names another file for a signature that was given. */
export const CORRECTION = 'correct-signed-file';

/** The file that a signature names so far, as its correction asks for it; of none, what suggests itself. */
const fileSoFar = ({ file }: Side) => ({ document_version_id: file === null ? '' : String(file.id) });

/** What is answered by the side whose signature is put right: itself, and the file that it names so far. */
export const correctionAnswers = (side: Side) => ({ side: side.key, ...fileSoFar(side) });

/** The side whose signature is written down next: the first that has not signed. */
export const firstUnsigned = (document: SignedDocument): string =>
  sidesOf(document).find(({ signedAt }) => signedAt === null)?.key ?? 'them';

const choiceOf = ({ key, name, role, signedAt, body }: Side) => ({
  value: key,
  label: name,
  note: signedAt === null ? role : `${role}, подпись от\u00A0${formatDate(signedAt)}`,
  body,
});

/**
 * What the dialog of a signature asks: which of the sides, those that have signed with their day and closed; undefined of
 * two that both have yet to sign. What is put right is a signature that was given.
 */
export function signingChoices(document: SignedDocument, action: string) {
  const sides = sidesOf(document);
  if (action === CORRECTION) {
    const signed = sides.filter(({ signedAt }) => signedAt !== null);
    return { side: signed.map((side) => ({ ...choiceOf(side), along: fileSoFar(side) })) };
  }
  const isOfTwo = document.parties.length === 0;
  if (isOfTwo && sides.every(({ signedAt }) => signedAt === null)) return undefined;
  return { side: sides.map((side) => ({ ...choiceOf(side), isClosed: side.signedAt !== null })) };
}

/** Whom a document that is being signed waits for, beside its state; null while nobody has signed. */
export function signingProgress(document: SignedDocument): string | null {
  const { signed_by_us_at: us, signed_by_them_at: them } = document;
  const sides = sidesOf(document);
  const waiting = sides.filter(({ signedAt }) => signedAt === null);
  if (waiting.length === 0 || waiting.length === sides.length) return null;
  if (sides.length === 2) {
    return us === null
      ? `контрагент подписал ${formatDate(them)}, ждём нашу подпись`
      : `мы подписали ${formatDate(us)}, ждём контрагента`;
  }
  const done = `${String(sides.length - waiting.length)}\u00A0из\u00A0${String(sides.length)}`;
  const names = waiting.map(({ key, name }) => (key === 'us' ? 'нас' : name));
  return `подписей ${done}, ждём: ${names.join(', ')}`;
}
