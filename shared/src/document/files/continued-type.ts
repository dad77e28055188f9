import type { DocumentFile, FileKind } from '../../contract/file/file';

/** «Договор_7-2026.docx» of «Договор_7-2026 (1).docx», as a browser names what was saved before. */
const nameOf = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s*\(\d+\)(?=\.[^.]+$)/, '');

/**
 * The type an uploaded file belongs to: the chosen one; without a choice that of the current text of the same name, for it is
 * that text put right. Otherwise the corrections would stand beside the text and not in its place.
 */
export function continuedType(
  file: Pick<File, 'name'>,
  { kind, chosen, files }: { kind: FileKind; chosen: number | null; files: readonly DocumentFile[] },
): number | null {
  if (chosen !== null || kind !== 'draft') return chosen;
  const before = files.find(
    (one) => one.is_current && one.kind === 'draft' && nameOf(one.name) === nameOf(file.name),
  );
  return before?.document_type?.id ?? null;
}
