import type { Multipart } from '@fastify/multipart';
import { ValidationFailed } from '../http/errors';

/** Parts of a form, one after another. */
export type Parts = AsyncIterator<Multipart, undefined>;

/**
 * Once the file of a form has been read: refuses with 422 what stands behind it, and with 413 another file. Nobody would
 * take it, and whoever sent it would not learn of that.
 */
export async function requireLast(parts: Parts): Promise<void> {
  const next = await parts.next();
  if (next.done === true) return;
  throw new ValidationFailed({ [next.value.fieldname]: ['Поля передаются до файла'] });
}
