import { lazy } from 'react';
import { chainTemplates } from 'shared/contract/books/chain-templates.book';
import { usePermission } from 'shared/session';
import { LinkButton } from 'shared/ui';

import { BookRegister } from '../books/book-register';
import { paths } from '../paths';

const ROUTE = { title: 'Маршрут', Part: lazy(() => import('./route-part')) };

/** Templates of approval: the list of the book, and the way to a new one, which is made on a page of its own. */
export default function ChainTemplatesPage() {
  const mayCreate = usePermission('Создание шаблонов цепочек согласования');
  return (
    <BookRegister
      book={chainTemplates}
      panel={ROUTE}
      actions={
        mayCreate ? (
          <LinkButton variant="primary" to={paths.chainTemplateCreate()}>
            Создать
          </LinkButton>
        ) : undefined
      }
    />
  );
}
