import { visibleText } from '../record/visible-text';

/** A name goes into letters to people who do not know its bearer: it must not be able to carry an address. */
const NAME = /^[\p{L}\p{M}'’ʼ()-]+\.?(?: [\p{L}\p{M}'’ʼ()-]+\.?)*$/u;
export const NOT_A_NAME = 'Только буквы, пробел, дефис и апостроф';

/** True for the text of a person's name: letters and little else. */
export const isPersonName = (value: string): boolean => NAME.test(value);

/** An address one logs in with: stricter than what a counterparty may be written to at. */
export const ACCOUNT_MAIL =
  /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
export const NOT_A_MAIL = 'Укажите адрес вида name@company.ru';

/** What makes an account. */
export const PERSON_TEXTS = ['last_name', 'first_name', 'middle_name', 'email'] as const;
export type PersonText = (typeof PERSON_TEXTS)[number];

/** What is wrong with the letters of a name or of an address, as the server sees them; null of what is right or empty. */
export function personFault(field: PersonText, typed: string): string | null {
  const text = visibleText(typed);
  if (text === '') return null;
  if (field === 'email') return ACCOUNT_MAIL.test(text) ? null : NOT_A_MAIL;
  return isPersonName(text) ? null : NOT_A_NAME;
}
