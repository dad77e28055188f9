import { ADDENDUM_FIELDS } from '../../../contract/addendum/addendum.fields';
import { AGREEMENT_FIELDS } from '../../../contract/agreement/agreement.fields';
import { BOOKS } from '../../../contract/books/books';
import { OFFER_FIELDS } from '../../../contract/commercial-offer/commercial-offer.fields';
import { COUNTERPARTY_FIELDS } from '../../../contract/counterparty/counterparty.fields';
import { type Field, type FieldTable, wireName } from '../../../contract/record/field-table';
import { changeText, fieldText } from '../../../format/field-text';
import { itemsInForm } from '../../items/document-items';
import { tableValues } from './table-values';
import { tableWords } from './table-words';

const KINDS: [string, FieldTable][] = [
  ['agreement', AGREEMENT_FIELDS],
  ['addendum', ADDENDUM_FIELDS],
  ['commercial offer', OFFER_FIELDS],
  ['counterparty', COUNTERPARTY_FIELDS],
  ...BOOKS.map((book): [string, FieldTable] => [book.kind.resource, book.fields]),
];

/** A value of each kind of field as it is read and as the journal keeps it. */
function sampleOf(field: Field): { read: unknown; kept: string | number | boolean | string[] | object } {
  switch (field.kind) {
    case 'reference':
      return { read: { id: 1, name: 'Запись' }, kept: { id: 1, label: 'Запись' } };
    case 'choice':
      return { read: Object.keys(field.labels)[0], kept: Object.keys(field.labels)[0] ?? '' };
    case 'choices':
      return { read: Object.keys(field.labels), kept: Object.keys(field.labels) };
    case 'references':
      return { read: [1], kept: ['Запись'] };
    case 'marks': {
      const [name = ''] = Object.keys(field.labels);
      const [mark = ''] = Object.keys(field.marks);
      return { read: { [name]: mark }, kept: { [name]: mark } };
    }
    case 'tags':
      return { read: ['аренда'], kept: ['аренда'] };
    case 'flag':
      return { read: true, kept: true };
    case 'whole':
      return { read: 3, kept: 3 };
    case 'day':
      return { read: '2026-11-20', kept: '2026-11-20' };
    case 'money':
    case 'percent':
    case 'quantity':
      return { read: '12.00', kept: '12.00' };
    default:
      return { read: 'Текст', kept: 'Текст' };
  }
}

/** A record that holds the sample of every field, as the server answers it. */
const sampleRecord = (fields: readonly [string, Field][]) =>
  Object.fromEntries(
    fields.flatMap(([name, field]): [string, unknown][] => {
      const { read, kept } = sampleOf(field);
      return field.kind === 'references'
        ? [
            [wireName(name, field), read],
            [`${name}_names`, kept],
          ]
        : [[name, read]];
    }),
  );

describe.each(KINDS)('every field of %s', (_, table) => {
  // Items of a document tell their parts themselves; they are one line of the table here.
  const words = tableWords<object>(table, null, 'items' in table ? itemsInForm : undefined);
  const plain = Object.entries(table).filter(([, field]) => field.kind !== 'lines');

  test('is called the same in the form, in a question about two versions and in the journal', () => {
    const called = Object.entries(table).map(([name, field]) => [
      words.fieldOf(wireName(name, field)),
      words.titleOf(name),
      field.kind === 'lines' ? field.label : changeText(table, { field: name, old: null, new: null }).label,
    ]);
    expect(called).toEqual(Object.entries(table).map(([name, { label }]) => [name, label, label]));
  });

  test('is told by the form in the words of the journal', () => {
    const record = sampleRecord(plain);
    const values = tableValues(Object.fromEntries(plain)).valuesOf(record);
    for (const [name, field] of plain) {
      const kept = fieldText(field, sampleOf(field).kept as never);
      // A sum has the sign of its currency, and an answer stands within a sentence.
      const said = words.describe(name, { ...values, currency_code: undefined });
      if (name !== 'currency_code') expect([name, said.toLowerCase()]).toEqual([name, kept?.toLowerCase()]);
    }
  });

  test('comes back to the wire as it was read', () => {
    const inForm = tableValues(Object.fromEntries(plain));
    const record = sampleRecord(plain);
    const sent = inForm.wireOf(inForm.valuesOf(record));
    for (const [name, field] of plain) {
      const isPlain = field.kind === 'percent' || field.kind === 'quantity';
      const expected = field.kind === 'reference' ? 1 : isPlain ? '12' : sampleOf(field).read;
      expect([name, sent[wireName(name, field)]]).toEqual([name, expected]);
    }
  });
});
