import type { Addendum, AddendumChange } from 'shared/contract/addendum/addendum';
import { CHANGEABLE_FIELDS } from 'shared/contract/agreement/agreement-changes.fields';
import type { TermValue } from 'shared/contract/addendum/effective-terms';
import { newId } from 'shared/contract/new-id';
import type { Field } from 'shared/contract/record/field-table';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { fieldText } from 'shared/field-text';
import type { FieldErrors, Picked } from 'shared/form';

import {
  type AddedLine,
  EMPTY_LINE,
  LINE_LABELS,
  lineFaults,
  lineText,
  NO_LINE,
  readLine,
  sentLine,
} from './added-line';

/** A changed term as it is typed. */
export interface ChangeLine {
  key: string;
  /** Of a saved change. */
  id?: number;
  /** `end_date`, `items.12.price`, `items.12.removed`; null while none is chosen. */
  term: string | null;
  /** What the term is called: of a line of the specification, with its name. */
  label: string;
  /** Texts, days and numbers as texts; a record as a choice. */
  value: string | Picked | null;
  /** A line that is added to the specification instead of a term; null of a term. */
  added: AddedLine | null;
  clause: string;
}

const ITEM = /^items\.(\d+)\.(\w+)$/;

/** The field a term is typed in; undefined of a line that is taken out. */
export function fieldOfTerm(term: string | null): Field | undefined {
  return term === null ? undefined : CHANGEABLE_FIELDS[ITEM.exec(term)?.[2] ?? term];
}

/** True of a line that is taken out of the specification: nothing is typed for it. */
export const isRemoval = ({ term }: Pick<ChangeLine, 'term'>) => term?.endsWith('.removed') === true;

const isText = (field: Field | undefined) => field?.kind === 'text' || field?.kind === 'long_text';

/** A line for a term that was just chosen. */
export function emptyChange(term: string | null = null, label = ''): ChangeLine {
  return { key: newId(), term, label, value: isText(fieldOfTerm(term)) ? '' : null, added: null, clause: '' };
}

/** A new line of the specification of which nothing is typed. */
export function emptyAddition(): ChangeLine {
  return { ...emptyChange(), added: EMPTY_LINE };
}

function termOf({ target, target_id, operation, field }: AddendumChange): string | null {
  if (operation === 'add') return null;
  if (target === 'agreement') return field;
  return `items.${String(target_id)}.${operation === 'remove' ? 'removed' : (field ?? '')}`;
}

function typed(value: TermValue, field: Field | undefined): ChangeLine['value'] {
  if (value === null) return isText(field) ? '' : null;
  if (typeof value === 'object') return { value: value.id, label: value.name };
  return typeof value === 'number' ? String(value) : String(value);
}

/** How the changes of an addendum stand in its form, and how they are sent. */
export const changesInForm = {
  read: (record: object): ChangeLine[] =>
    (record as Pick<Addendum, 'changes'>).changes.map((change) => {
      const term = termOf(change);
      return {
        key: `change-${String(change.id)}`,
        id: change.id,
        term,
        label: change.label,
        value: typed(change.new_value, fieldOfTerm(term)),
        added: change.operation === 'add' ? readLine(change) : null,
        clause: change.clause_ref ?? '',
      };
    }),
  send: (values: object) => (values as { changes: readonly ChangeLine[] }).changes.map(wireOf),
} as const;

function sent(line: ChangeLine): string | number | null {
  const { value } = line;
  if (isRemoval(line) || value === null) return null;
  if (typeof value === 'object') return value.value;
  if (value.trim() === '') return null;
  return fieldOfTerm(line.term)?.kind === 'whole' ? Number(value) : value.trim();
}

function wireOf(line: ChangeLine) {
  const [, item, part] = ITEM.exec(line.term ?? '') ?? [];
  const isOut = isRemoval(line);
  const own = line.id !== undefined && { id: line.id };
  const clause_ref = line.clause.trim() === '' ? null : line.clause.trim();
  if (line.added !== null) {
    const place = { target: 'item', target_id: null, operation: 'add', field: null, new_value: null };
    return { ...own, ...place, clause_ref, ...sentLine(line.added) };
  }
  return {
    ...own,
    ...NO_LINE,
    target: item === undefined ? 'agreement' : 'item',
    target_id: item === undefined ? null : Number(item),
    operation: isOut ? 'remove' : 'set',
    field: isOut ? null : (part ?? line.term),
    new_value: sent(line),
    clause_ref,
  };
}

/** What is typed of a change, apart from what it is called. */
export const contentOf = (line: ChangeLine) => {
  const { id: _, ...content } = wireOf(line);
  return content;
};

const PARTS: Readonly<Record<string, string>> = {
  field: 'term',
  target_id: 'term',
  target: 'term',
  operation: 'term',
  new_value: 'value',
  clause_ref: 'clause',
  measure_id: 'measure',
  vat_rate_id: 'vat_rate',
};
const PART_LABELS: Readonly<Record<string, string>> = {
  term: 'условие',
  value: 'станет',
  clause: 'пункт',
  ...LINE_LABELS,
};

/** The parts of a change in sentences and in the answers of the server. */
export const changeWords = {
  fieldOf: (wireName: string) => PARTS[wireName] ?? wireName,
  labelOf: (part: string) => PART_LABELS[part] ?? null,
  describe: (values: object) =>
    (values as { changes: readonly ChangeLine[] }).changes.map(changeText).join('; ') || 'не заполнено',
};

/** «Действует до: 31.12.2027». */
export function changeText(line: ChangeLine): string {
  if (line.added !== null) return lineText(line.added);
  if (line.term === null) return 'условие не выбрано';
  if (isRemoval(line)) return `${line.label}: исключена`;
  const field = fieldOfTerm(line.term);
  const { value } = line;
  if (typeof value === 'object') return `${line.label}: ${value?.label ?? 'не заполнено'}`;
  const told = field === undefined ? value : fieldText(field, field.kind === 'whole' ? Number(value) : value);
  return `${line.label}: ${told ?? 'не заполнено'}`;
}

/** What stands in the way of saving the changes: path → sentence. */
export function changeFaults(lines: readonly ChangeLine[]): FieldErrors {
  return Object.fromEntries(
    lines.flatMap((line, at) => {
      const path = `changes.${String(at)}`;
      if (line.added !== null) return Object.entries(lineFaults(line.added, path));
      if (line.term === null) return [[`${path}.term`, 'Выберите условие']];
      return !isRemoval(line) && sent(line) === null ? [[`${path}.value`, REQUIRED_FIELD]] : [];
    }),
  );
}
