/** A word that is looked for, and what of it stays when it is declined. */
export interface SearchedWord {
  word: string;
  stem: string;
}

/** What stands before a word, as PostgreSQL reads a pattern; the second half of a word with a hyphen is a word too. */
export const BEGINS = '(^|[^а-яa-z])';

/** A pattern for words that begin with a stem: «портов» begins «портовый» and stands within «паспортов». */
export const beginning = (stem: string) => `${BEGINS}${stem.replace(/[^\p{L}\p{N}]/gu, '\\$&')}`;
