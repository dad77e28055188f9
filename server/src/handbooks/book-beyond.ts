import type { Book } from 'shared/contract/books/book';

const ORDER = ['position', 'is_active'];
const WORDS = ['one', 'few', 'many', 'gender'];

/** By the resource of a book: its fields that the domain reference does not have. */
const BEYOND: Readonly<Record<string, readonly string[]>> = {
  'agreement-types': ['is_kept_forever', ...ORDER],
  categories: ['is_active'],
  currencies: [
    ...['main', 'minor'].flatMap((unit) => WORDS.map((word) => `${unit}_${word}`)),
    'sign',
    ...ORDER,
  ],
  'decision-reasons': ORDER,
  'document-types': ORDER,
  'file-templates': ['prefix', 'agreement_type'],
  numerators: ['purpose', 'start_value', 'start_year', 'is_active'],
  'vat-rates': ORDER,
};

/** The fields that a program which knows the domain reference alone cannot name: it may leave them out of `PUT`. */
export const beyondReference = ({ kind }: Pick<Book, 'kind'>): readonly string[] =>
  BEYOND[kind.resource] ?? [];
