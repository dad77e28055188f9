import { quoted } from 'shared/contract/quotation';
import type { FieldTable } from 'shared/contract/record/field-table';
import type { Trx } from '../platform/database/database';
import { type FieldErrors, ValidationFailed } from '../platform/http/errors';
import { findRetired } from './live-references.repository';
import { newReferences } from './live-references';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns when the values refer anew only to what is in use; refuses with 422 under the fields that name an entry of a
 * book that is in the archive or switched off. What stood there before stays, whatever has become of it since.
 */
export async function requireLiveReferences(
  trx: Trx,
  table: FieldTable,
  change: { before: Values | null; values: Values },
): Promise<void> {
  const references = newReferences(table, change);
  const errors: FieldErrors = {};
  for (const resource of new Set(references.map((reference) => reference.resource))) {
    const own = references.filter((reference) => reference.resource === resource);
    const retired = await findRetired(
      trx,
      resource,
      own.map(({ value }) => value),
    );
    for (const { path, value } of own) {
      const name = retired.get(String(value));
      if (name !== undefined)
        errors[path] = [`${quoted(name)} больше не используется. Выберите другое значение`];
    }
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
}
