import type { DocumentFile } from '../../../contract/file/file';

const TEXTS: readonly string[] = ['docx', 'pdf', 'txt'];

/** True for a file whose words can be compared. */
export function isComparable({ extension }: Pick<DocumentFile, 'extension'>): boolean {
  return TEXTS.includes(extension);
}

/**
 * The version a file is compared with first: the one before it of the same type of document, or else the last text
 * that came before; null when there is none.
 */
export function versionBefore(file: DocumentFile, files: readonly DocumentFile[]): DocumentFile | null {
  const others = files.filter((other) => other.id !== file.id && isComparable(other));
  const own = others.filter(
    (other) => other.document_type?.id === file.document_type?.id && other.version < file.version,
  );
  const latest = (some: readonly DocumentFile[]) =>
    [...some].sort((left, right) => right.version - left.version || right.id - left.id)[0] ?? null;
  return latest(own) ?? latest(others.filter((other) => other.created_at < file.created_at));
}
