/** A word that is looked for, and what of it stays when it is declined. */
export interface SearchedWord {
  word: string;
  stem: string;
}

/** A pattern of PostgreSQL for words that begin with a stem: «портов» begins «портовый» and stands within «паспортов». */
export const beginning = (stem: string) => `(^|[^а-яa-z])${stem.replace(/[^\p{L}\p{N}]/gu, '\\$&')}`;
