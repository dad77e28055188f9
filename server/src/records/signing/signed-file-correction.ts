import type { SignedFile } from 'shared/contract/file/signed-file';
import type { KeptChange } from 'shared/contract/record/kept-change';
import type { FileVersion } from '../../files/files.repository';
import type { FieldErrors } from '../../platform/http/errors';
import {
  type Answers,
  isSide,
  type SignedDocument,
  sideOf,
  signingParty,
  type SigningParty,
} from './signing';

/** A document with the files that its signatures name. */
interface BearingDocument extends Pick<
  SignedDocument,
  'signed_by_us_at' | 'signed_by_them_at' | 'our_signatory' | 'their_signatory'
> {
  signed_by_us_file?: SignedFile | null | undefined;
  signed_by_them_file?: SignedFile | null | undefined;
  parties: readonly (SigningParty & { signed_file?: SignedFile | null | undefined })[];
}

/** True of the step that names another file for a signature that was given. */
export const isCorrection = (action: string): boolean => action === 'correct-signed-file';

/** The file that the signature of the side names so far; null where none is. */
function fileOf(document: BearingDocument, { side, party_id }: Answers): SignedFile | null {
  if (side === 'us') return document.signed_by_us_file ?? null;
  if (side === 'them') return document.signed_by_them_file ?? null;
  return document.parties.find(({ id }) => id === party_id)?.signed_file ?? null;
}

const ONLY_FILE = 'Исправляется только файл подписи, остальное остаётся как было';

/** What stands against naming another file for the signature of the side, under its questions; empty when nothing does. */
export function correctionFaults(document: BearingDocument, answers: Answers): FieldErrors {
  if (answers.date !== undefined) return { date: [ONLY_FILE] };
  if (answers.signed_by !== undefined) return { signed_by: [ONLY_FILE] };
  const side = sideOf(document, answers);
  if (!isSide(side)) return side;
  if (side.signed === null) return { side: ['Подпись этой стороны не отмечена, исправлять у неё нечего'] };
  if (fileOf(document, answers)?.id !== answers.document_version_id) return {};
  return { document_version_id: ['У подписи уже указан этот файл. Выберите другой'] };
}

/** Scans of one document often share a name: their versions tell them apart. */
const told = ({ name, version }: Pick<SignedFile, 'name' | 'version'>) =>
  `${name}, версия ${String(version)}`;

/** Versions are counted within a type of documents: files that share both are told apart by it. */
const typeOf = ({ document_type: type }: Pick<FileVersion, 'document_type'>) =>
  type === null ? 'без типа документа' : `тип «${type.name}»`;

/** What the journal says of the file that the signature names now, and of the one it named before. */
export function correctionSaid(
  document: BearingDocument,
  answers: Answers,
  file: Pick<FileVersion, 'name' | 'version' | 'document_type'> | null,
): KeptChange[] {
  if (file === null) return [];
  const before = fileOf(document, answers);
  const old = before === null ? null : told(before);
  const now = told(file);
  return [{ field: 'signed_file', old, new: old === now ? `${now}, ${typeOf(file)}` : now }];
}

/** The further side whose signature the step is about, marked by it or corrected; null of any other. */
export function partyOfSignature(
  document: { parties: readonly SigningParty[] },
  action: string,
  answers: Answers,
): SigningParty | null {
  return action === 'mark-signed' || isCorrection(action) ? signingParty(document, answers) : null;
}
