import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { type Field, type FieldTable, wireName } from 'shared/contract/record/field-table';
import type { KeptValue } from 'shared/contract/record/kept-change';
import { keptState } from 'shared/contract/record/record-values';
import { fieldText } from 'shared/field-text';

export type Side = 'target' | 'source';

/** A field of which the two records say something different. */
export interface MergeRow {
  /** Its name on the wire. */
  name: string;
  label: string;
  /** Null where the record says nothing. */
  target: string | null;
  source: string | null;
}

const TABLE: FieldTable = COUNTERPARTY_FIELDS;

/** Whether the two are partners at all cannot be chosen; accounts and people go over in any case. */
const isChosen = ([name, field]: [string, Field]) => name !== 'is_own' && field.kind !== 'lines';

/** The fields to choose in, in the order of the form. */
export function mergeRows(target: Counterparty, source: Counterparty): MergeRow[] {
  const [ours, theirs] = [keptState(TABLE, target), keptState(TABLE, source)];
  return Object.entries(TABLE)
    .filter(isChosen)
    .map(([name, field]) => ({
      name: wireName(name, field),
      label: field.label,
      target: fieldText(field, ours[name] as KeptValue),
      source: fieldText(field, theirs[name] as KeptValue),
    }))
    .filter((row) => row.target !== row.source);
}

/** What is kept unless the person says otherwise: our word, and theirs where we have none. */
export function keptSide(row: MergeRow, chosen: Readonly<Record<string, Side>>): Side {
  return chosen[row.name] ?? (row.target === null ? 'source' : 'target');
}
