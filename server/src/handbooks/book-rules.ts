import type { Book } from 'shared/contract/books/book';
import type { Handbook } from 'shared/contract/books/books';
import { quoted } from 'shared/contract/quotation';
import { DOCUMENT_KINDS } from 'shared/contract/record/document-kinds';
import { wireName } from 'shared/contract/record/field-table';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { type FieldErrors, ValidationFailed } from '../platform/http/errors';
import { BOOK_USAGE } from './book-usage';
import { findUnfit, UNFIT_COLUMNS, type UnfitColumn } from './type-references.repository';
import type { BookRecord } from './book-record';
import {
  type Columns,
  countUse,
  isAbove,
  isCurrencyInUse,
  isReferable,
  lockTree,
  precisionInUse,
} from './books.repository';

export const CHOOSE = 'Выберите значение из списка';

/** What is about to be written. */
export interface BookChange {
  book: Book;
  actor: Actor;
  /** Null of a new record. */
  row: BookRecord | null;
  values: Columns;
  changed: (column: string) => boolean;
}

async function referenceFaults(trx: Trx, { book, row, values, changed }: BookChange): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries(book.fields)) {
    const column = wireName(name, field);
    const value = values[column];
    // What was chosen before stays, whatever has become of it since.
    if (value === null || !changed(column)) continue;
    if (field.kind === 'reference' && !(await isReferable(trx, field, Number(value))))
      errors[column] = [CHOOSE];
    if (field.kind === 'references') {
      const before = new Set((row?.[column] ?? []) as number[]);
      for (const id of (value as number[]).filter((one) => !before.has(one)))
        if (!(await isReferable(trx, field, id))) errors[column] = [CHOOSE];
    }
    if (field.kind === 'currency' && !(await isCurrencyInUse(trx, value as string)))
      errors[column] = [CHOOSE];
  }
  return errors;
}

async function treeFaults(trx: Trx, { book, row, values, changed }: BookChange): Promise<FieldErrors> {
  if (book.tree === undefined || row === null) return {};
  const column = `${book.tree}_id`;
  const above = values[column];
  if (typeof above !== 'number' || !changed(column)) return {};
  await lockTree(trx, book);
  const closes = await isAbove(trx, book, { above: row.id, of: above });
  return closes ? { [column]: ['Запись не может входить в саму себя или в то, что входит в неё'] } : {};
}

type Rule = (trx: Trx, change: BookChange) => Promise<FieldErrors>;

const NONE: FieldErrors = {};

async function isUsed(trx: Trx, { book, row }: BookChange): Promise<boolean> {
  if (row === null) return false;
  for (const use of BOOK_USAGE[book.kind.resource as Handbook] ?? [])
    if ((await countUse(trx, use, row)) > 0) return true;
  return false;
}

const RATE_IN_USE =
  'Ставка уже используется, её процент не меняется: укажите, по какой день она действует, и заведите новую';

function rateFaults({ code, percent, valid_from, valid_to }: Columns): FieldErrors {
  const errors: FieldErrors = {};
  if (code === 'none' && percent !== null) {
    errors.percent = ['У «Без НДС» ставки нет: оставьте поле пустым'];
  }
  if (code !== 'none' && percent === null) {
    errors.percent = ['Укажите процент: без него только «Без НДС» с кодом none'];
  }
  if (typeof valid_from === 'string' && typeof valid_to === 'string' && valid_to < valid_from) {
    errors.valid_to = ['Последний день раньше первого'];
  }
  return errors;
}

/** A sum is said with all three forms of a word or with none; without the word there is nothing to break into small coin. */
function wordFaults(values: Columns): FieldErrors {
  const errors: FieldErrors = {};
  const isSaid = (name: string) => values[name] !== null;
  for (const part of ['main', 'minor']) {
    const names = [`${part}_one`, `${part}_few`, `${part}_many`];
    const wanted = names.some(isSaid) || (part === 'main' && isSaid('minor_one'));
    if (!wanted) continue;
    for (const name of names) if (!isSaid(name)) errors[name] = ['Нужны все три формы слова'];
  }
  return errors;
}

/** Why what a type of agreements names is not for them. */
const NOT_FOR_AGREEMENTS: Readonly<Record<UnfitColumn, string>> = {
  default_chain_template_id: 'по этому шаблону договоры не согласуют',
  numerator_id: 'нумерует не договоры',
  required_document_type_ids: 'к договорам не прикладывают',
  file_template_ids: 'составлен не для договоров',
};

const ONLY_DOCUMENTS = 'Обязательным бывает то, что прикладывают к договору, соглашению или предложению';

const OPENS_DOCUMENTS =
  'Так вам открылись бы документы этого подразделения. Перенести его сюда может тот, кто назначает роли';

/** Rules of one book only. */
const RULES: Readonly<Partial<Record<Handbook, Rule>>> = {
  measures: async (trx, { row, values, changed }) => {
    if (row === null || !changed('precision')) return NONE;
    const used = await precisionInUse(trx, row.id);
    return Number(values.precision) >= used
      ? NONE
      : { precision: [`Не меньше ${String(used)}: с такой точностью уже записаны количества в документах`] };
  },
  currencies: async (trx, change) => {
    const words = wordFaults(change.values);
    return change.changed('code') && (await isUsed(trx, change))
      ? { ...words, code: ['Валюта уже используется, её код не меняется'] }
      : words;
  },
  'agreement-types': async (trx, { values, changed }) => {
    const errors: FieldErrors = {};
    const chosen = (column: string) => (changed(column) ? [values[column] ?? []].flat() : []) as number[];
    for (const column of UNFIT_COLUMNS) {
      const fault = NOT_FOR_AGREEMENTS[column];
      const found = await findUnfit(trx, column, chosen(column));
      if (found.length > 0) errors[column] = [`${found.map(quoted).join(', ')}: ${fault}`];
    }
    return errors;
  },
  'document-types': (_trx, { values: { is_required: isRequired, kinds } }) => {
    const isOfDocument = DOCUMENT_KINDS.some((kind) => (kinds as string[]).includes(kind));
    // Nothing holds a counterparty back until its papers are there.
    return Promise.resolve(isRequired === true && !isOfDocument ? { is_required: [ONLY_DOCUMENTS] } : NONE);
  },
  // Who sees a branch of departments would see the documents of any other by hanging it there.
  departments: (_trx, { row, values, changed, actor }) => {
    const { dataScope, departmentIds, permissions } = actor;
    const isInBranch = (id: unknown) => departmentIds.includes(Number(id));
    const raises =
      row !== null &&
      changed('parent_id') &&
      dataScope === 'department_tree' &&
      isInBranch(values.parent_id) &&
      !isInBranch(row.id) &&
      !permissions.has('users.change_roles');
    return Promise.resolve(raises ? { parent_id: [OPENS_DOCUMENTS] } : NONE);
  },
  // What was counted by a rate keeps its tax: the rate says afterwards what it said then.
  'vat-rates': async (trx, change) => {
    const faults = rateFaults(change.values);
    return change.changed('percent') && (await isUsed(trx, change))
      ? { ...faults, percent: [RATE_IN_USE] }
      : faults;
  },
};

/** Returns when the record may hold these values; refuses with 422 under the fields that break a rule. */
export async function checkBookRules(trx: Trx, change: BookChange): Promise<void> {
  const own = RULES[change.book.kind.resource as Handbook];
  const errors = {
    ...(await referenceFaults(trx, change)),
    ...(await treeFaults(trx, change)),
    ...(await own?.(trx, change)),
  };
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
}
