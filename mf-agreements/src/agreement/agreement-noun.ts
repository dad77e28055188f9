import type { DocumentNoun } from 'shared/document';

/** «Договор» as the sentences of the card and the form need it. */
export const AGREEMENT_NOUN: DocumentNoun = {
  gender: 'm',
  nominative: 'договор',
  genitive: 'договора',
  dative: 'договору',
  accusative: 'договор',
  genitivePlural: 'договоров',
};
