/**
 * Bytes of a JSON body: of a few short fields, as a login has and anybody may send it; of an ordinary form; of a document
 * with a thousand lines.
 */
export const BODY_LIMITS = {
  short: 16 * 1024,
  form: 512 * 1024,
  document: 4 * 1024 * 1024,
} as const;
