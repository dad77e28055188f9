import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { day, id } from 'shared/contract/record/field';
import { FILE_KINDS } from 'shared/contract/file/file';
import { z } from 'zod';
import { ValidationFailed } from '../platform/http/errors';
import { validate } from '../platform/http/validate';
import type { Parts } from '../platform/files/last-part';

const number = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'Недопустимый номер записи')
  .transform(Number)
  .pipe(id);

const fields = z.strictObject({
  documentable_type: z.string().min(1).max(64),
  documentable_id: number,
  // What is uploaded and not said to be more is what a document begins with.
  kind: z.enum(FILE_KINDS).default('draft'),
  document_type_id: z
    .union([z.literal('').transform(() => null), number])
    .optional()
    .transform((value) => value ?? null),
  comment: z
    .string()
    .trim()
    .max(1000)
    .optional()
    .transform((value) => value || null),
  valid_until: z
    .union([z.literal('').transform(() => null), day])
    .optional()
    .transform((value) => value ?? null),
});
export type UploadFields = z.output<typeof fields>;

/**
 * The form up to its file. The fields stand before the file, so that the right to add it is known before a byte of
 * it is taken; refuses with 422 otherwise.
 */
export async function readUploadForm(
  request: FastifyRequest,
): Promise<{ fields: UploadFields; file: MultipartFile; parts: Parts }> {
  const given: Record<string, unknown> = {};
  const parts = request.parts();
  // Not by a loop over the parts: left in the middle it would end them, and what stands behind the file is asked for later.
  for (let next = await parts.next(); next.done !== true; next = await parts.next()) {
    const part = next.value;
    if (part.type === 'file') {
      if (part.fieldname !== 'file') {
        part.file.resume();
        throw new ValidationFailed({ [part.fieldname]: ['Неизвестное поле'] });
      }
      try {
        return { fields: validate(fields, given), file: part, parts };
      } catch (error) {
        // What is not read would keep the connection busy.
        part.file.resume();
        throw error;
      }
    }
    if (Object.hasOwn(given, part.fieldname)) {
      throw new ValidationFailed({ [part.fieldname]: ['Укажите одно значение'] });
    }
    given[part.fieldname] = part.value;
  }
  validate(fields, given);
  throw new ValidationFailed({ file: ['Выберите файл. Остальные поля передаются до него'] });
}
