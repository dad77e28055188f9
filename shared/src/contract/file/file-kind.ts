/** The largest upload, bytes. */
export const MAX_FILE_SIZE = 50 * 1024 * 1024;
/** Of a file without a byte: said before it is sent, and of what was sent all the same. */
export const EMPTY_FILE = 'Файл пуст';
export const FILE_EXTENSIONS = [
  'doc',
  'docx',
  'pdf',
  'xls',
  'xlsx',
  'rtf',
  'odt',
  'ods',
  'txt',
  'png',
  'jpg',
  'jpeg',
  'tif',
  'tiff',
  'zip',
  'sig',
  'p7s',
  'xml',
] as const;

export const FILE_KINDS = [
  'draft',
  'approval',
  'final',
  'signed',
  'scan',
  'signature',
  'attachment',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];
/** Kinds of files that are agreed on as the document's text. */
export const TEXT_KINDS: readonly FileKind[] = ['draft', 'approval', 'final'];
/** True for a file of a kind that is agreed on as the document's text. */
export const isTextKind = (kind: FileKind): boolean => TEXT_KINDS.includes(kind);

export const FILE_KIND_LABELS: Record<FileKind, string> = {
  draft: 'Проект',
  approval: 'На согласовании',
  final: 'Итоговая редакция',
  signed: 'Подписанный',
  scan: 'Скан',
  signature: 'Подпись',
  attachment: 'Приложение',
};
