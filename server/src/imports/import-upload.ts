import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import {
  IMPORT_EXTENSIONS,
  IMPORT_MODES,
  type ImportExtension,
} from 'shared/contract/exchange/import-status';
import { z } from 'zod';
import type { Parts } from '../platform/files/last-part';
import { uploadedName } from '../files/loose-content.service';
import { UnsupportedMediaType, ValidationFailed } from '../platform/http/errors';
import { validate } from '../platform/http/validate';

const WRONG_GIVEN = 'Значения для всех строк передаются объектом JSON';

/** Multipart fields are texts: what every row says comes as a JSON object. */
const given = z
  .string()
  .max(2000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: WRONG_GIVEN });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string().max(64), z.union([z.string(), z.number(), z.boolean()]), WRONG_GIVEN))
  .default({});

const fields = z.strictObject({
  resource: z.string().min(1).max(64),
  mode: z.enum(IMPORT_MODES),
  given,
});

/** The form up to its file, and what is left of it. */
export interface ImportForm {
  fields: z.output<typeof fields>;
  file: MultipartFile;
  parts: Parts;
}

/** The form up to its file: the fields stand before it, so that the right is known before a byte is taken. */
export async function readImportForm(request: FastifyRequest): Promise<ImportForm> {
  const said: Record<string, unknown> = {};
  const parts = request.parts();
  for (let next = await parts.next(); next.done !== true; next = await parts.next()) {
    const part = next.value;
    if (part.type !== 'file') {
      said[part.fieldname] = part.value;
      continue;
    }
    try {
      return { fields: validate(fields, said), file: part, parts };
    } catch (error) {
      // What is not read would keep the connection busy.
      part.file.resume();
      throw error;
    }
  }
  validate(fields, said);
  throw new ValidationFailed({ file: ['Выберите файл. Остальные поля передаются до него'] });
}

/** The file's own name and what it is by its ending; refuses with 415 what is no table. */
export function tableName(file: MultipartFile): { name: string; extension: ImportExtension } {
  const name = uploadedName(file);
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  const extension = IMPORT_EXTENSIONS.find((known) => known === ending);
  if (extension === undefined) {
    throw new UnsupportedMediaType('Загрузить можно таблицу Excel (.xlsx) или текст с разделителями (.csv)');
  }
  return { name, extension };
}
