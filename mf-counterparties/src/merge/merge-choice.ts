import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { innFault, kppFault, ogrnFault, type Requisites } from 'shared/contract/counterparty/requisite-rules';
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

type Choice = Readonly<Record<string, Side>>;
type Sides = Readonly<Record<Side, Requisites>>;

const FAULTS = { inn: innFault, kpp: kppFault, ogrn: ogrnFault } as const;
const isRequisite = (name: string): name is keyof typeof FAULTS => Object.hasOwn(FAULTS, name);

/** Our word, and theirs where we have none or where only theirs can be said of the kept type. */
function proposedSide({ name, target }: MergeRow, type: Requisites['type'], sides: Sides): Side {
  const usual = target === null ? 'source' : 'target';
  if (!isRequisite(name)) return usual;
  const fits = (side: Side) => FAULTS[name]({ ...sides[side], type }) === null;
  const other = usual === 'source' ? 'target' : 'source';
  return !fits(usual) && fits(other) ? other : usual;
}

/** Of each row the side that is kept: the one the person chose, else the one that suits the type that is kept. */
export function keptSides(rows: readonly MergeRow[], chosen: Choice, sides: Sides): Record<string, Side> {
  const { type } = sides[chosen.type ?? 'target'];
  return Object.fromEntries(
    rows.map((row) => [row.name, chosen[row.name] ?? proposedSide(row, type, sides)]),
  );
}
