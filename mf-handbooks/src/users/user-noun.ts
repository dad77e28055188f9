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
