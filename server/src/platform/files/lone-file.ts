import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ValidationFailed } from '../http/errors';
import type { Parts } from './last-part';

type Limits = NonNullable<NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits']>;

/**
 * The file of a form that has no fields beside it, with what stands behind it, to be asked of `requireLast` once the file
 * has been read; null of a form without a file. Refuses with 422 what stands before the file.
 */
export async function readLoneFile(
  request: FastifyRequest,
  limits: Limits = {},
): Promise<{ file: MultipartFile; parts: Parts } | null> {
  const parts = request.parts({ limits });
  const next = await parts.next();
  if (next.done === true) return null;
  if (next.value.type === 'file') return { file: next.value, parts };
  // What is not read would keep the connection busy.
  for await (const part of parts) if (part.type === 'file') part.file.resume();
  throw new ValidationFailed({ [next.value.fieldname]: ['Неизвестное поле'] });
}
