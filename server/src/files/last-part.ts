import type { Multipart } from '@fastify/multipart';
import { ValidationFailed } from '../platform/http/errors';

/** Parts of a form, one after another. */
export type Parts = AsyncIterator<Multipart>;

/**
 * Once the file of a form has been read: refuses with 422 what stands behind it, and with 413 another file. Nobody would
 * take it, and whoever sent it would not learn of that.
 */
export async function requireLast(parts: Parts): Promise<void> {
  const { done, value } = await parts.next();
  if (done === true) return;
  throw new ValidationFailed({ [value.fieldname]: ['Поля передаются до файла'] });
}
