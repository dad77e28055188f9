import { z } from 'zod';

import { id, moment } from '../record/field';
import { FILE_KINDS } from './file-kind';

export { FILE_EXTENSIONS, FILE_KIND_LABELS, FILE_KINDS, MAX_FILE_SIZE, type FileKind } from './file-kind';

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
  uploaded_by_id: id.nullable().optional(),
  uploaded_by_name: z.string().nullable(),
  created_at: moment,
  /** Its bytes were destroyed by an act; what is known of it stays. */
  destroyed_at: moment.nullable().optional(),
  /** What the reader may do to this very version. */
  can: z.object({ delete: z.boolean() }).optional(),
});
export type DocumentFile = z.infer<typeof documentFile>;

/** The answer of GET /api/files?filter[documentable_type]=…&filter[documentable_id]=…: every version, newest first. */
export const documentFileList = z.object({ data: z.array(documentFile) });
