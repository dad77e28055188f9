import type { DocumentNoun, DocumentRegister } from 'shared/document';

import { paths } from '../paths';

/** «Роль» as the sentences of the card and the form need it. */
export const ROLE_NOUN: DocumentNoun = {
  gender: 'f',
  nominative: 'роль',
  genitive: 'роли',
  dative: 'роли',
  accusative: 'роль',
  genitivePlural: 'ролей',
};

export const ROLES_REGISTER: DocumentRegister = { title: 'Роли', path: paths.roles };

/** In place of the sentences about documents and departments. */
export const ROLE_MISSING = {
  title: 'Такой роли нет',
  text: 'Её могли удалить, или адрес набран с ошибкой.',
} as const;
