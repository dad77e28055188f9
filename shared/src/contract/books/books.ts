import { agreementTypes } from './agreement-types.book';
import type { Book } from './book';
import { categories } from './categories.book';
import { chainTemplates } from './chain-templates.book';
import { currencies } from './currencies.book';
import { decisionReasons } from './decision-reasons.book';
import { departments } from './departments.book';
import { documentTypes } from './document-types.book';
import { fileTemplates } from './file-templates.book';
import { jobTitles } from './job-titles.book';
import { measures } from './measures.book';
import { numerators } from './numerators.book';
import { products } from './products.book';
import { vatRates } from './vat-rates.book';

/** Every reference book, in the order of the overview. */
export const BOOKS = [
  agreementTypes,
  documentTypes,
  decisionReasons,
  numerators,
  chainTemplates,
  fileTemplates,
  categories,
  products,
  measures,
  currencies,
  vatRates,
  departments,
  jobTitles,
] as const satisfies readonly Book[];

/** The resource of a book: `/api/{resource}`. */
export type Handbook = (typeof BOOKS)[number]['kind']['resource'];

/** The book of a resource; fails when there is none. */
export function bookOf(resource: string): Book {
  const found = (BOOKS as readonly Book[]).find(({ kind }) => kind.resource === resource);
  if (found === undefined) throw new RangeError(`Unknown book: ${resource}`);
  return found;
}
