import { z } from 'zod';

import { day, id, moment, optionalText, text } from '../record/field';
import { FILE_KINDS } from './file-kind';

export {
  EMPTY_FILE,
  FILE_EXTENSIONS,
  FILE_KIND_LABELS,
  FILE_KINDS,
  MAX_FILE_SIZE,
  type FileKind,
} from './file-kind';

/** A version of a file of a document. */
export const documentFile = z.object({
  id,
  documentable_type: z.string(),
  documentable_id: id,
  document_type: z.object({ id, name: z.string(), has_expiry: z.boolean().optional() }).nullable(),
  kind: z.enum(FILE_KINDS),
  version: z.int(),
  is_current: z.boolean(),
  is_frozen: z.boolean(),
  name: z.string(),
  extension: z.string(),
  mime: z.string().optional(),
  /** Bytes. */
  size: z.int(),
  sha256: z.string(),
  comment: z.string().nullable(),
  /** The last day it is good for; null where its type has no term, or nobody has said it. */
  valid_until: day.nullable().optional(),
  /** Address of the content; needs the session's token. */
  url: z.string(),
  uploaded_by_id: id.nullable().optional(),
  uploaded_by_name: z.string().nullable(),
  created_at: moment,
  updated_at: moment.optional(),
  source: z.enum(['upload', 'generated', 'edi']).optional(),
  frozen_at: moment.nullable().optional(),
  lock_version: z.int().optional(),
  /** Its bytes were destroyed by an act; what is known of it stays. */
  destroyed_at: moment.nullable().optional(),
  /** What the reader may do to this very version. */
  can: z.object({ edit: z.boolean().optional(), delete: z.boolean() }).optional(),
  /** `name`, by the name of the domain reference. */
  original_name: z.string().optional(),
});
export type DocumentFile = z.infer<typeof documentFile>;

/** The answer of GET /api/files?filter[documentable_type]=…&filter[documentable_id]=…: every version, newest first. */
export const documentFileList = z.object({ data: z.array(documentFile) });

/** The answer of GET /api/files/{id}. */
export const documentFileCard = documentFile.extend({
  lock_version: z.int(),
  /** The template it was made of, and which version of the template's text; null of a file brought by hand. */
  made_of: z.object({ template_id: id, template_version: z.int() }).nullable(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
  available_actions: z.array(z.string()),
});
export type DocumentFileCard = z.infer<typeof documentFileCard>;

/** PUT: everything of a file that may be said anew; its bytes are another version. */
export const documentFileWhole = z.strictObject({
  lock_version: id,
  /** With the extension it has. */
  name: text(200),
  comment: optionalText(1000),
  /** Absent: as it was. */
  valid_until: day.nullable().optional(),
});
/** PATCH: a part of it. */
export const documentFileUpdate = documentFileWhole.partial({ name: true, comment: true });
export type DocumentFileUpdate = z.output<typeof documentFileUpdate>;
