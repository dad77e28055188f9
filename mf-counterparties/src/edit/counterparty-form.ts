import type { Counterparty } from 'shared/contract/counterparty';
import {
  COUNTERPARTY_FIELDS,
  COUNTERPARTY_SECTION_LABELS,
} from 'shared/contract/counterparty/counterparty.fields';
import type { Field, FieldTable } from 'shared/contract/record/field-table';
import type { KeptValue } from 'shared/contract/record/kept-change';
import type { FormDefinition } from 'shared/document-form';
import { fieldText } from 'shared/field-text';
import type { Picked } from 'shared/form';
import { counterpartyName } from 'shared/format';

import { COUNTERPARTY_NOUN, registerOf } from '../counterparty/counterparty-noun';
import { paths } from '../paths';
import { type FormLine, formValues, type FormValues, wireOfForm } from './values/form-values';

export type CounterpartyValues = FormValues<typeof COUNTERPARTY_FIELDS>;
export type CounterpartyFieldName = keyof CounterpartyValues;

const TABLE: Readonly<Record<CounterpartyFieldName, Field>> = COUNTERPARTY_FIELDS;
const isField = (name: string): name is CounterpartyFieldName => Object.hasOwn(TABLE, name);

/** `parent_id` → `parent`; lines keep the names of the wire. */
function fieldOf(wireName: string): string {
  const bare = wireName.replace(/_id$/, '');
  return isField(bare) && TABLE[bare].kind === 'reference' ? bare : wireName;
}

/** «ИНН»; «Банковские счета, строка 2: БИК»; null when the form has no such field. */
export function titleOf(path: string): string | null {
  const [name = '', row, part = ''] = path.split('.');
  if (!isField(name)) return null;
  const field = TABLE[name];
  if (field.kind !== 'lines' || row === undefined) return field.label;
  const of: FieldTable = field.of;
  const place = `${field.label}, строка\u00A0${String(Number(row) + 1)}`;
  return of[part] === undefined ? place : `${place}: ${of[part].label}`;
}

function lineText(of: FieldTable, line: FormLine): string {
  const texts = Object.entries(of).map(([name, field]) => {
    if (field.kind === 'flag') return line[name] === true ? field.label : null;
    return fieldText(field, line[name] ?? null);
  });
  return texts.filter((text) => text !== null).join(', ');
}

function describe(name: CounterpartyFieldName, values: CounterpartyValues): string {
  const field = TABLE[name];
  const value = values[name];
  const empty = 'не заполнено';
  if (field.kind === 'lines') {
    return (value as readonly FormLine[]).map((line) => lineText(field.of, line)).join('; ') || empty;
  }
  if (field.kind === 'reference') return (value as Picked | null)?.label ?? empty;
  if (field.kind === 'flag') return value === true ? 'да' : 'нет';
  return fieldText(field, value as KeptValue) ?? empty;
}

const fields = Object.fromEntries(
  Object.entries(TABLE).map(([name, { label, section }]) => [name, { label, section: section ?? 'main' }]),
) as Record<CounterpartyFieldName, { label: string; section: string }>;

/** What a reader sees as the same: a choice by the record it names, a line by what is typed of it. */
function same(
  name: CounterpartyFieldName,
  left: CounterpartyValues,
  right: CounterpartyValues,
): boolean | undefined {
  const { kind } = TABLE[name];
  if (kind === 'reference') {
    return (left[name] as Picked | null)?.value === (right[name] as Picked | null)?.value;
  }
  return kind === 'lines' ? describe(name, left) === describe(name, right) : undefined;
}

/** The form of a counterparty: its fields, its words and how they come from the wire and go back. */
export const counterpartyForm = (isOwn: boolean): FormDefinition<Counterparty, CounterpartyValues> => ({
  kind: 'counterparty',
  resource: 'counterparties',
  noun: COUNTERPARTY_NOUN,
  register: registerOf(isOwn),
  paths: { card: paths.counterparty },
  name: (company) => counterpartyName(company),
  draft: { name: isOwn ? 'organization' : 'partner', version: 1 },
  sections: COUNTERPARTY_SECTION_LABELS,
  fields,
  valuesOf: (company) => formValues(COUNTERPARTY_FIELDS, company),
  wireOf: (values) => wireOfForm(COUNTERPARTY_FIELDS, values),
  fieldOf,
  titleOf,
  describe,
  same,
});
