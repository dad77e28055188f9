import type { Addendum, AddendumChange } from 'shared/contract/addendum/addendum';
import { CHANGEABLE_FIELDS } from 'shared/contract/agreement/agreement-changes.fields';
import type { TermValue } from 'shared/contract/addendum/effective-terms';
import { PARTY_FIELDS } from 'shared/contract/agreement/agreement-parties.fields';
import { newId } from 'shared/contract/new-id';
import type { Field } from 'shared/contract/record/field-table';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { fieldText } from 'shared/field-text';
import type { FieldErrors, Picked } from 'shared/form';

import { emptyParty, type PartyLine, partyText, readParty, sentParty } from '../../agreement/party-lines';
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
  /** A further side that comes in; null or absent of anything else. */
  party?: PartyLine | null;
  clause: string;
}

const LINE = /^(items|parties|obligations)\.(\d+)\.(\w+)$/;
const OWED_SUM = /^obligations\.\d+\.amount$/;
const TARGETS: Readonly<Record<string, string>> = {
  items: 'item',
  parties: 'party',
  obligations: 'obligation',
};
const LINES = { item: 'items', party: 'parties', obligation: 'obligations' } as const;

/** The field a term is typed in; undefined of a line that is taken out. */
export function fieldOfTerm(term: string | null): Field | undefined {
  return term === null ? undefined : CHANGEABLE_FIELDS[LINE.exec(term)?.[3] ?? term];
}

/** True of a line of the specification or an obligation that is taken out, or a side that leaves: nothing is typed for it. */
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

/** A further side that comes in, of which nothing is typed. */
export function emptyPartyAddition(): ChangeLine {
  return { ...emptyChange(), party: emptyParty() };
}

function termOf({ target, target_id, operation, field }: AddendumChange): string | null {
  if (operation === 'add') return null;
  if (target === 'agreement') return field;
  return `${LINES[target]}.${String(target_id)}.${operation === 'remove' ? 'removed' : (field ?? '')}`;
}

function typed(value: TermValue, field: Field | undefined): ChangeLine['value'] {
  if (value === null) return isText(field) ? '' : null;
  if (typeof value === 'object') return { value: value.id, label: value.name };
  return typeof value === 'number' ? String(value) : String(value);
}

/** The side a saved change brings in; null of any other change. */
function partyOf(change: AddendumChange): PartyLine | null {
  const { counterparty, role_name, side, signatory = null, comment = null } = change;
  const isParty = change.operation === 'add' && change.target === 'party';
  if (!isParty || counterparty === undefined || role_name === undefined || side === undefined) return null;
  return {
    key: `party-${String(change.id)}`,
    ...readParty({ counterparty, role_name, side, signatory, comment }),
  };
}

/** What a change that brings no side in says of one. */
export const NO_PARTY = {
  counterparty_id: null,
  role_name: null,
  side: null,
  signatory_id: null,
  comment: null,
} as const;

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
        added: change.operation === 'add' && change.target === 'item' ? readLine(change) : null,
        party: partyOf(change),
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
  const [, lines, place, part] = LINE.exec(line.term ?? '') ?? [];
  const isOut = isRemoval(line);
  const own = line.id !== undefined && { id: line.id };
  const clause_ref = line.clause.trim() === '' ? null : line.clause.trim();
  const addition = { target_id: null, operation: 'add', field: null, new_value: null };
  if (line.added !== null)
    return { ...own, target: 'item', ...addition, clause_ref, ...sentLine(line.added), ...NO_PARTY };
  if (line.party != null)
    return { ...own, target: 'party', ...addition, clause_ref, ...NO_LINE, ...sentParty(line.party) };
  return {
    ...own,
    ...NO_LINE,
    ...NO_PARTY,
    target: TARGETS[lines ?? ''] ?? 'agreement',
    target_id: place === undefined ? null : Number(place),
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
  counterparty_id: 'counterparty',
  signatory_id: 'signatory',
  measure_id: 'measure',
  vat_rate_id: 'vat_rate',
};
const PART_LABELS: Readonly<Record<string, string>> = {
  term: 'условие',
  value: 'станет',
  clause: 'пункт',
  ...Object.fromEntries(Object.entries(PARTY_FIELDS).map(([part, { label }]) => [part, label])),
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
  if (line.party != null) return `Новая сторона ${partyText(line.party)}`;
  if (line.term === null) return 'условие не выбрано';
  if (isRemoval(line)) {
    // A change that was just chosen is called as it was offered, a saved one by its subject alone.
    const subject = line.label.replace(/^Исключить: |: исключить$/u, '');
    return `${subject}: ${line.term.startsWith('obligations.') ? 'исключено' : 'исключена'}`;
  }
  const field = fieldOfTerm(line.term);
  const { value } = line;
  if (typeof value === 'object') return `${line.label}: ${value?.label ?? 'не заполнено'}`;
  const told = field === undefined ? value : fieldText(field, field.kind === 'whole' ? Number(value) : value);
  return `${line.label}: ${told ?? 'не заполнено'}`;
}

function partyFaults({ counterparty, role_name }: PartyLine, path: string): [string, string][] {
  const empty = [counterparty === null && 'counterparty', role_name.trim() === '' && 'role_name'];
  return empty.flatMap((part) => (part === false ? [] : [[`${path}.${part}`, REQUIRED_FIELD]]));
}

/** What stands in the way of saving the changes: path → sentence. */
export function changeFaults(lines: readonly ChangeLine[]): FieldErrors {
  return Object.fromEntries(
    lines.flatMap((line, at) => {
      const path = `changes.${String(at)}`;
      if (line.added !== null) return Object.entries(lineFaults(line.added, path));
      if (line.party != null) return partyFaults(line.party, path);
      if (line.term === null) return [[`${path}.term`, REQUIRED_FIELD]];
      if (!isRemoval(line) && sent(line) === null) return [[`${path}.value`, REQUIRED_FIELD]];
      const isNothing = OWED_SUM.test(line.term) && Number(sent(line)) <= 0;
      return isNothing ? [[`${path}.value`, 'Укажите сумму больше нуля']] : [];
    }),
  );
}
