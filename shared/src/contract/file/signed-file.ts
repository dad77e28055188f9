import { z } from 'zod';

import { id } from '../record/field';

/** The version of a document's files that bears the signature of a side. */
export const signedFile = z.object({
  id,
  name: z.string(),
  version: z.int(),
  extension: z.string(),
  /** Address of the content; needs the session's token. */
  url: z.string(),
});
export type SignedFile = z.infer<typeof signedFile>;

/** Of a document that two sides sign: the file of each signature; null where none was named. */
export const signedFiles = {
  signed_by_us_file: signedFile.nullable().optional(),
  signed_by_them_file: signedFile.nullable().optional(),
};
