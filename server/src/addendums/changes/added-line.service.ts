import { ADDED_ITEM_FIELDS } from 'shared/contract/agreement/agreement-changes.fields';
import { wireFields } from 'shared/contract/record/field-table';
import { lineSchema } from 'shared/contract/record/field-schema';
import { ITEM_FIELDS } from 'shared/contract/record/line-fields';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import type { TermsOnDay } from '../../agreements/terms/agreement-terms.service';
import type { AddedLine, BareLine } from '../../lists/columns/term-changes-json';
import type { Trx } from '../../platform/database/database';
import type { AddendumRecord } from '../addendums.repository';
import type { NewChange } from './addendum-changes.repository';
import { nextLineId, withReferences } from './added-line.repository';
import type { ChangeLine, Fault } from './change-line';

const LINE = lineSchema(ITEM_FIELDS);

/** Names on the wire of what an added line is made of. */
export const LINE_PARTS = Object.keys(wireFields(ADDED_ITEM_FIELDS)) as (keyof BareLine)[];

/** The line as it is to be kept, taxed as the agreement is unless it says otherwise; or what is wrong with it. */
async function readAdded(
  trx: Trx,
  line: ChangeLine,
  { values }: TermsOnDay,
): Promise<{ added: AddedLine } | { fault: Fault }> {
  const given = Object.fromEntries(LINE_PARTS.map((field) => [field, line[field]]));
  const { vat_mode, vat_rate_id, discount_percent } = line;
  const isTaxedAlike = vat_mode === null && vat_rate_id === null;
  const read = LINE.safeParse({
    ...given,
    discount_percent: discount_percent ?? '0',
    vat_mode: vat_mode ?? values.vat_mode,
    vat_rate_id: isTaxedAlike ? values.vat_rate_id : vat_rate_id,
  });
  if (!read.success) {
    const [issue] = read.error.issues;
    const part = String(issue?.path[0] ?? 'name');
    const isEmpty = (given as Record<string, unknown>)[part] === null;
    return { fault: [part, isEmpty ? REQUIRED_FIELD : (issue?.message ?? REQUIRED_FIELD)] };
  }
  const added = await withReferences(trx, read.data);
  return added === null ? { fault: ['measure_id', 'Выберите значение из списка'] } : { added };
}

/** A line that is added keeps the number it was given when it was first prepared. */
export async function prepareLine(
  trx: Trx,
  line: ChangeLine,
  { on, before }: { on: TermsOnDay; before: readonly NewChange[] },
): Promise<{ change: NewChange } | { fault: Fault }> {
  const read = await readAdded(trx, line, on);
  if ('fault' in read) return read;
  const known = before.find(
    ({ id, operation, target }) =>
      id !== undefined && id === line.id && operation === 'add' && target === 'item',
  );
  const place = { target: 'item', operation: 'add', field: null, old_value: null, new_value: null } as const;
  const target_id = known?.target_id ?? (await nextLineId(trx));
  const added = { added: read.added, added_party: null };
  return { change: { ...place, id: line.id, target_id, ...added, clause_ref: line.clause_ref } };
}

/** The line a change of a card adds; null of any other change. */
export function addedOf(change: AddendumRecord['changes'][number]): AddedLine | null {
  const { measure, vat_mode, vat_rate = null } = change;
  if (change.operation !== 'add' || measure === undefined || vat_mode === undefined) return null;
  return {
    product_id: change.product_id ?? null,
    name: change.name ?? '',
    description: change.description ?? null,
    measure_id: measure.id,
    quantity: change.quantity ?? '0',
    price: change.price ?? '0',
    discount_percent: change.discount_percent ?? '0',
    vat_mode,
    vat_rate_id: vat_rate?.id ?? null,
    delivery_date: change.delivery_date ?? null,
    note: change.note ?? null,
    measure,
    vat_rate,
  };
}
