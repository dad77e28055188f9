import { patternWords } from 'shared/contract/books/number-pattern';
import type { Book } from 'shared/contract/books/book';
import { type Field, wireName } from 'shared/contract/record/field-table';
import type { Caller } from '../platform/testing/test-app';

/** Values a field with a pattern takes, by book and field. */
const PATTERNED: Readonly<Record<string, readonly [string, string]>> = {
  'measures.okei_code': ['998', '997'],
  'document-types.code': ['charter_copy', 'charter_extract'],
  'currencies.code': ['SEK', 'NOK'],
  'currencies.numeric_code': ['752', '578'],
  'numerators.start_year': ['2027', '2028'],
  'numerators.pattern': ['{n}-{year}', '{n:4}/{type}'],
  'vat-rates.code': ['vat16', 'vat17'],
  'file-templates.code': ['supply_goods', 'supply_works'],
};

export interface Sample {
  /** As it is sent. */
  value: unknown;
  /** As a person reads it. */
  text: string;
}

function textOf(book: Book, name: string, turn: 0 | 1): Sample {
  const field = book.fields[name];
  const free = `${book.kind.noun.subject} ${String(turn + 1)}`;
  const limit = field?.kind === 'text' || field?.kind === 'long_text' ? field.max : 0;
  const value =
    PATTERNED[`${book.kind.resource}.${name}`]?.[turn] ?? (limit < 20 ? `Ю${String(turn)}` : free);
  const isNumber = field?.kind === 'text' && field.composed === 'number';
  return { value, text: isNumber ? patternWords(value) : value };
}

interface Wanted {
  book: Book;
  name: string;
  turn: 0 | 1;
  /** The record itself, which it cannot refer to. */
  self?: number;
}

async function referenceOf(
  caller: Caller,
  field: Extract<Field, { kind: 'reference' }>,
  { book, turn, self }: Wanted,
): Promise<Sample> {
  const query = new URLSearchParams({ ...field.offered, per_page: '3' });
  const answer = await caller.get(`/api/${field.resource}?${query.toString()}`);
  const others = answer
    .json<{ data: Record<string, unknown>[] }>()
    .data.filter(({ id }) => field.resource !== book.kind.resource || id !== self);
  const row = others[turn];
  if (row === undefined) throw new Error(`Nothing to refer to in ${field.resource}`);
  const text = row.full_name ?? row.name_short ?? row[field.shows ?? 'name'];
  return { value: row.id, text: String(text) };
}

function choiceOf(labels: Readonly<Record<string, string>>, turn: 0 | 1): [string, string] {
  const choices = Object.entries(labels);
  return choices[turn] ?? choices[0] ?? ['', ''];
}

/** One of two values a field may take in turn, and how each is read in the journal. */
export async function sampleOf(caller: Caller, wanted: Wanted): Promise<Sample> {
  const { book, name, turn } = wanted;
  const field = book.fields[name];
  switch (field?.kind) {
    case 'text':
    case 'long_text':
      return textOf(book, name, turn);
    case 'whole': {
      const value = field.min + 1 + turn;
      return { value, text: String(value) };
    }
    case 'flag':
      return { value: turn === 0, text: (field.words ?? ['Да', 'Нет'])[turn] };
    case 'choice': {
      const [value, text] = choiceOf(field.labels, turn);
      return { value, text };
    }
    case 'choices': {
      const [value, text] = choiceOf(field.labels, turn);
      return { value: [value], text };
    }
    case 'tags':
      return turn === 0 ? { value: ['pdf'], text: 'pdf' } : { value: ['pdf', 'sig'], text: 'pdf, sig' };
    case 'day': {
      // Each day of a record after the one before it.
      const year = String(2031 + Object.keys(book.fields).indexOf(name));
      const month = `0${String(turn + 1)}`;
      return { value: `${year}-${month}-15`, text: `15.${month}.${year}` };
    }
    case 'money':
      return { value: `${String(turn + 1)}5.50`, text: `${String(turn + 1)}5,50` };
    case 'percent':
      return { value: `1${String(turn + 6)}.00`, text: `1${String(turn + 6)}\u00a0%` };
    case 'currency':
      return turn === 0 ? { value: 'RUB', text: 'RUB' } : { value: 'USD', text: 'USD' };
    case 'reference':
      return referenceOf(caller, field, wanted);
    case 'references': {
      const { value, text } = await referenceOf(caller, { ...field, kind: 'reference' }, wanted);
      return { value: [value], text };
    }
    case 'marks': {
      const [[name = '', label = ''] = []] = Object.entries(field.labels);
      const [mark = '', word = ''] = Object.entries(field.marks)[turn] ?? [];
      return { value: { [name]: mark }, text: `${word}: ${label}` };
    }
    default:
      throw new RangeError(`No sample of ${field?.kind ?? 'nothing'}`);
  }
}

/** What makes a record of the book: every field said. */
export async function aBookInput(caller: Caller, book: Book): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(book.fields)) {
    input[wireName(name, field)] = (await sampleOf(caller, { book, name, turn: 0 })).value;
  }
  return { ...input, is_active: true };
}
