import type { DocumentNoun, DocumentRegister } from 'shared/document';

import { paths } from '../paths';

/** «Контрагент» as the sentences of the card and the form need it. */
export const COUNTERPARTY_NOUN: DocumentNoun = {
  gender: 'm',
  nominative: 'контрагент',
  genitive: 'контрагента',
  dative: 'контрагенту',
  accusative: 'контрагента',
  genitivePlural: 'контрагентов',
};

const organizations = { title: 'Свои организации', path: paths.organizations };
const partners = { title: 'Партнёры', path: paths.partners };

/** The register a counterparty stands in. */
export const registerOf = (isOwn: boolean): DocumentRegister => (isOwn ? organizations : partners);
