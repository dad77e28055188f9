import type { DocumentFile } from '../../../contract/file/file';

const TEXTS: readonly string[] = ['docx', 'odt', 'pdf', 'txt'];

/** True for a file whose words can be compared. */
export function isComparable({ extension }: Pick<DocumentFile, 'extension'>): boolean {
  return TEXTS.includes(extension);
}

/**
 * The version a file is compared with first: the one before it of the same type of document, or else the last text
 * that came before; of an attachment, which is no version of anything, an earlier one of its name. Null when there is none.
 */
export function versionBefore(file: DocumentFile, files: readonly DocumentFile[]): DocumentFile | null {
  const others = files.filter(
    (other) =>
      other.id !== file.id &&
      isComparable(other) &&
      (other.kind === 'attachment') === (file.kind === 'attachment'),
  );
  const latest = (some: readonly DocumentFile[]) =>
    [...some].sort((left, right) => right.version - left.version || right.id - left.id)[0] ?? null;
  const earlier = others.filter((other) => other.created_at < file.created_at);
  if (file.kind === 'attachment') return latest(earlier.filter(({ name }) => name === file.name));
  const own = others.filter(
    (other) => other.document_type?.id === file.document_type?.id && other.version < file.version,
  );
  return latest(own) ?? latest(earlier);
}
