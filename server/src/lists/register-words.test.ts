import { ROLE_REGISTER } from 'shared/contract/access/role-register';
import { type Book } from 'shared/contract/books/book';
import { bookWords } from 'shared/contract/books/book-words';
import { BOOKS } from 'shared/contract/books/books';
import { ADDENDUM_FIELDS } from 'shared/contract/addendum/addendum.fields';
import { ADDENDUM_REGISTER } from 'shared/contract/addendum/addendum-register';
import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { AGREEMENT_REGISTER } from 'shared/contract/agreement/agreement-register';
import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import { OFFER_REGISTER } from 'shared/contract/commercial-offer/offer-register';
import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { COUNTERPARTY_REGISTER } from 'shared/contract/counterparty/counterparty-register';
import { type FieldTable, wireName } from 'shared/contract/record/field-table';
import { filterWord, type FilterKind, type RegisterWords } from 'shared/contract/record/register-words';
import { USER_REGISTER } from 'shared/contract/user/user-register';
import { addendumRegister } from '../addendums/list/addendum-register';
import { agreementRegister } from '../agreements/list/agreement-register';
import { counterpartyRegister } from '../counterparties/list/counterparty-register';
import { bookRegister } from '../handbooks/book-register';
import { offerRegister } from '../offers/list/offer-register';
import { roleResource } from '../roles/role-resource';
import { userRegister } from '../users/user-register';
import type { ListFilter } from './list-resource';
import type { Register } from './register-catalogue';

interface Offered {
  name: string;
  words: RegisterWords;
  table: FieldTable;
  register: Pick<Register<never>, 'columns' | 'list'>;
}

const of = (words: RegisterWords, table: FieldTable, register: object): Offered => {
  const known = register as Offered['register'];
  return { name: known.list.name, words, table, register: known };
};

const OFFERED: Offered[] = [
  of(AGREEMENT_REGISTER, AGREEMENT_FIELDS, agreementRegister),
  of(ADDENDUM_REGISTER, ADDENDUM_FIELDS, addendumRegister),
  of(OFFER_REGISTER, OFFER_FIELDS, offerRegister),
  of(COUNTERPARTY_REGISTER, COUNTERPARTY_FIELDS, counterpartyRegister),
  of(USER_REGISTER, {}, userRegister),
  // Roles have no spreadsheet.
  of(ROLE_REGISTER, {}, { list: roleResource, columns: ROLE_REGISTER.columns }),
];

/** What the server has to take of a condition of each kind. */
const TAKES: Record<FilterKind, (filter: ListFilter) => boolean> = {
  date: ({ shape, value }) => shape === 'range' && value === 'day',
  amount: ({ shape, value }) => shape === 'range' && value === 'number',
  reference: ({ value }) => value === 'record',
  choice: ({ shape, value }) => shape === 'many' && (typeof value !== 'string' || value === 'text'),
  flag: ({ value }) => value === 'flag',
  text: ({ value }) => value === 'text',
};

function labelOf(words: RegisterWords, name: string): string | null {
  const word = words.filters[name];
  return word === undefined ? null : filterWord(words, name, word).label;
}

describe.each(OFFERED)('the register $name', ({ words, table, register }) => {
  test('each column of the screen stands in the spreadsheet under the same word', () => {
    const titles = Object.entries(words.columns).map(([key, { title }]) => [key, title]);
    expect(titles).toEqual(titles.map(([key = '']) => [key, register.columns[key]?.title]));
  });

  test('the list can be put in the order of each column that offers it, and narrowed by each condition', () => {
    const sorts = Object.entries(words.columns).flatMap(([key, { sort }]) =>
      sort === true ? key : (sort ?? []),
    );
    expect(sorts.filter((sort) => !Object.hasOwn(register.list.sorts, sort))).toEqual([]);
    const refused = Object.entries(words.filters).filter(([name, word]) => {
      const { kind } = filterWord(words, name, word);
      const filter = register.list.filters[name];
      return filter === undefined || !TAKES[kind](filter);
    });
    expect(refused).toEqual([]);
  });

  test('the words are those of the form, the card and the journal', () => {
    const fields = Object.entries(table);
    const said = fields.flatMap(([name, field]) => [
      [name, words.columns[name]?.title ?? field.label, labelOf(words, wireName(name, field)) ?? field.label],
    ]);
    expect(said).toEqual(fields.map(([name, { label }]) => [name, label, label]));
    const heads = fields.filter(([name, { short }]) => {
      const column = words.columns[name];
      return short !== undefined && column !== undefined && ![short, undefined].includes(column.head);
    });
    expect(heads).toEqual([]);
  });
});

describe.each(BOOKS.map((book): [string, Book] => [book.kind.resource, book]))('the book %s', (_, book) => {
  const register = bookRegister(book);

  test('its columns, orders and conditions are the server’s own, under the same words', () => {
    const words = Object.entries(bookWords(book));
    expect(words).toHaveLength(Object.keys(book.columns).length + 2);
    expect(words.map(([name]) => register.columns[name]?.title)).toEqual(words.map(([, { title }]) => title));
    const sorts = words.flatMap(([name, { sort }]) => (sort === true ? name : (sort ?? [])));
    expect(sorts.filter((sort) => !Object.hasOwn(register.list.sorts, sort))).toEqual([]);
    const filters = [...book.filters, 'is_active'].map((name) => {
      const field = book.fields[name];
      return field === undefined ? name : wireName(name, field);
    });
    expect([...filters, 'archived'].filter((name) => !Object.hasOwn(register.list.filters, name))).toEqual(
      [],
    );
  });
});

test('an export of agreements read back takes no sum of VAT for the way VAT is reckoned', () => {
  const labels = Object.values(AGREEMENT_FIELDS).map(({ label }) => label);
  expect(labels).not.toContain(AGREEMENT_REGISTER.columns.vat_amount.title);
});
