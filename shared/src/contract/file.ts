import { z } from 'zod';

import { id, moment } from './field';

/** The largest upload, bytes. */
export const MAX_FILE_SIZE = 50 * 1024 * 1024;
export const FILE_EXTENSIONS = ['doc', 'docx', 'pdf', 'xls', 'xlsx', 'rtf', 'odt', 'ods', 'txt', 'png', 'jpg', 'jpeg', 'tif', 'tiff', 'zip', 'sig', 'p7s', 'xml'] as const;

export const FILE_KINDS = ['draft', 'approval', 'final', 'signed', 'scan', 'signature', 'attachment'] as const;
export type FileKind = (typeof FILE_KINDS)[number];
export const FILE_KIND_LABELS: Record<FileKind, string> = {
  draft: 'Проект',
  approval: 'На согласовании',
  final: 'Итоговая редакция',
  signed: 'Подписанный',
  scan: 'Скан',
  signature: 'Подпись',
  attachment: 'Приложение',
};

/** A version of a file of a document. */
export const documentFile = z.object({
  id,
  documentable_type: z.string(),
  documentable_id: id,
  document_type: z.object({ id, name: z.string() }).nullable(),
  kind: z.enum(FILE_KINDS),
  version: z.int(),
  is_current: z.boolean(),
  is_frozen: z.boolean(),
  name: z.string(),
  extension: z.string(),
  /** Bytes. */
  size: z.int(),
  sha256: z.string(),
  comment: z.string().nullable(),
  /** Address of the content; needs the session's token. */
  url: z.string(),
  uploaded_by_name: z.string().nullable(),
  created_at: moment,
});
export type DocumentFile = z.infer<typeof documentFile>;
