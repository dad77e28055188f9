import { lazy } from 'react';
import { fileTemplates } from 'shared/contract/books/file-templates.book';

import { BookRegister } from '../books/book-register';

const TEXT = { title: 'Текст шаблона', Part: lazy(() => import('./template-text-part')) };

/** Templates of files: the list of the book, and the Word text of each in its panel. */
export default function FileTemplatesPage() {
  return <BookRegister book={fileTemplates} panel={TEXT} />;
}
