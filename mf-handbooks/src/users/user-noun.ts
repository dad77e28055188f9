import type { DocumentNoun, DocumentRegister } from 'shared/document';

import { paths } from '../paths';

/** «Сотрудник» as the sentences of the card and the form need it. */
export const USER_NOUN: DocumentNoun = {
  gender: 'm',
  nominative: 'сотрудник',
  genitive: 'сотрудника',
  dative: 'сотруднику',
  accusative: 'сотрудника',
  genitivePlural: 'сотрудников',
};

export const USERS_REGISTER: DocumentRegister = { title: 'Сотрудники', path: paths.users };

/** In place of the sentences about documents and departments. */
export const USER_MISSING = {
  title: 'Такого сотрудника нет',
  text: 'Запись могла быть удалена, или адрес набран с ошибкой.',
} as const;
