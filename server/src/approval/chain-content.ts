import { createHash } from 'node:crypto';
import { compareDecimals } from 'shared/contract/money/decimal';
import { changedParts, differences } from 'shared/contract/record/difference';
import { type FieldTable, fieldsOfGroups, wireFields, wireName } from 'shared/contract/record/field-table';
import type { KeptChange, KeptLine, KeptState } from 'shared/contract/record/kept-change';
import { keptState, valuesOfRecord } from 'shared/contract/record/record-values';
import { canonicalJson } from '../platform/activity/hash-chain';

/** The name under which a changed text stands among changed fields. */
export const TEXT_FIELD = 'files';
/** What people call it. */
export const TEXT_LABEL = 'Файлы документа';

export interface KeptFile {
  name: string;
  kind: string;
  sha256: string;
}

/** What was agreed upon, as it was sent: essential terms with the words of their references, and the files. */
export interface KeptContent {
  fields: KeptState;
  files: readonly KeptFile[];
}

/** What the inbox and the sheet tell of a document, as it was sent. */
export interface ChainFacts {
  label: string;
  amount: string | null;
  currency_code: string | null;
  counterparty_name: string | null;
  organization_name: string | null;
  facts: readonly { name: string; label: string; value: string }[];
  risks: readonly { level: 'warning' | 'danger'; text: string }[];
}

/** The fields of a kind that are agreed upon. */
export function essentialFields(table: FieldTable): FieldTable {
  const names = fieldsOfGroups(table, ['essential']);
  return Object.fromEntries(
    Object.entries(table).filter(([name, field]) => names.has(wireName(name, field))),
  );
}

/**
 * Without percents that are as if the field were not there: a field that kinds get later must make no approval void
 * that was running by then.
 */
function told<State extends object>(table: FieldTable, state: State): State {
  const isDefault = (name: string, value: unknown) => {
    const field = table[name];
    if (field?.kind !== 'percent' || field.default === undefined || typeof value !== 'string') return false;
    return compareDecimals(value, field.default) === 0;
  };
  return Object.fromEntries(
    Object.entries(state).filter(([name, value]) => !isDefault(name, value)),
  ) as State;
}

/** The content of a document as it is kept, and the hash that vouches for it: of ids and values, not of words. */
export function contentOf(
  table: FieldTable,
  record: object,
  files: readonly KeptFile[],
): { content: KeptContent; hash: string } {
  const essential = essentialFields(table);
  const sums = files.map(({ sha256, kind }) => `${kind}:${sha256}`).sort();
  const canonical = canonicalJson({
    fields: told(essential, valuesOfRecord(essential, record)),
    files: sums,
  });
  return {
    content: { fields: told(essential, keptState(essential, record)), files },
    hash: createHash('sha256').update(canonical).digest('hex'),
  };
}

const sumsOf = ({ files }: KeptContent) => [...new Set(files.map(({ sha256 }) => sha256))].sort().join(' ');

/** What differs between two contents of a document: changes of fields, and whether the files are others. */
export function contentChanges(
  table: FieldTable,
  before: KeptContent,
  after: KeptContent,
): { fields: KeptChange[]; isTextChanged: boolean } {
  return {
    fields: differences(essentialFields(table), before.fields, after.fields),
    isTextChanged: sumsOf(before) !== sumsOf(after),
  };
}

const CURRENCY = 'currency_code';
/** What a document says of its tax, and each of its lines as well. */
const TAX = ['vat_mode', 'vat_rate'] as const;

const linesOf = (value: KeptState[string] | undefined): readonly KeptLine[] =>
  Array.isArray(value) ? (value as readonly KeptLine[]) : [];

/** How the lines are taxed otherwise: a line that stayed, or one that came or went and was taxed like no other. */
function taxChangedIn(table: FieldTable, before: readonly KeptLine[], after: readonly KeptLine[]): string[] {
  const stood = new Map(before.map((line) => [line.id, line]));
  const changed = (name: string) => {
    const part: FieldTable = Object.fromEntries(Object.entries(table).filter(([field]) => field === name));
    const isOther = (left: KeptLine, right: KeptLine) => changedParts(part, left, right).length > 0;
    const isNewTo = (line: KeptLine, others: readonly KeptLine[]) =>
      others.every((each) => isOther(line, each));
    const isMoved = after.some((line) => {
      const old = line.id === undefined ? undefined : stood.get(line.id);
      return old !== undefined && isOther(old, line);
    });
    return (
      isMoved || after.some((line) => isNewTo(line, before)) || before.some((line) => isNewTo(line, after))
    );
  };
  return before.length === 0 || after.length === 0
    ? []
    : TAX.filter((name) => name in table && changed(name));
}

/**
 * What reads as it did and is another all the same: a sum in another currency, the tax of a document whose lines are
 * taxed otherwise.
 */
function impliedNames(
  table: FieldTable,
  { before, after, fields }: { before: KeptState; after: KeptState; fields: readonly KeptChange[] },
): string[] {
  const isOtherCurrency = fields.some(({ field }) => field === CURRENCY);
  return Object.entries(table).flatMap(([name, field]) => {
    if (field.kind === 'money') return isOtherCurrency && (after[name] ?? null) !== null ? [name] : [];
    if (field.kind !== 'lines') return [];
    return taxChangedIn(field.of, linesOf(before[name]), linesOf(after[name])).filter((tax) => tax in table);
  });
}

/** Names of what differs, what follows from it and the text among them. */
export function changedNames(
  table: FieldTable,
  before: KeptContent,
  after: KeptContent,
): ReadonlySet<string> {
  const { fields, isTextChanged } = contentChanges(table, before, after);
  const implied = impliedNames(essentialFields(table), {
    before: before.fields,
    after: after.fields,
    fields,
  });
  return new Set([...fields.map(({ field }) => field), ...implied, ...(isTextChanged ? [TEXT_FIELD] : [])]);
}

/** The same names as people read them. */
export function namesInWords(table: FieldTable, names: Iterable<string>): string[] {
  const fields: Readonly<Record<string, { label: string }>> = { ...wireFields(table), ...table };
  return [...names].map((name) => (name === TEXT_FIELD ? 'Файлы' : (fields[name]?.label ?? name)));
}
