import { lazy } from 'react';
import { chainTemplates } from 'shared/contract/books/chain-templates.book';
import { CreateButton } from 'shared/register';

import { BookRegister } from '../books/book-register';
import { paths } from '../paths';

const ROUTE = { title: 'Маршрут', Part: lazy(() => import('./route-part')) };

/** Templates of approval: the list of the book, and the way to a new one, which is made on a page of its own. */
export default function ChainTemplatesPage() {
  return (
    <BookRegister
      book={chainTemplates}
      panel={ROUTE}
      actions={
        <CreateButton
          label="Создать"
          to={paths.chainTemplateCreate()}
          permission="Создание шаблонов цепочек согласования"
        />
      }
    />
  );
}
