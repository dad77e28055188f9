import type { AreaKind } from 'shared/contract/area/area';
import { DocumentPage, type DocumentDefinition, type DocumentRecord } from 'shared/document';

import { anArea } from './an-area';

interface Paper extends DocumentRecord {
  title: string;
}

export const aPaper = (id: number): Paper => ({ id, lock_version: 1, title: `Документ ${String(id)}` });

const definitionOf = (kind: string): DocumentDefinition<Paper> => ({
  kind,
  resource: 'papers',
  noun: {
    gender: 'm',
    nominative: 'документ',
    genitive: 'документа',
    dative: 'документу',
    accusative: 'документ',
    genitivePlural: 'документов',
  },
  register: () => ({ title: 'Документы', path: () => '/papers' }),
  paths: { card: (id) => `/papers/${String(id)}` },
  name: (paper) => `№ ${String(paper.id)}`,
  head: (paper) => ({ eyebrow: 'Документ', title: paper.title, status: null, facts: [] }),
  tabs: [{ id: 'main', label: 'Основное', render: (paper) => <p>{`Текст: ${paper.title}`}</p> }],
});

/** The page of a card as every area draws its documents, of a kind that nobody has heard of. */
export function cardPageOf(kind: string) {
  const definition = definitionOf(kind);
  return function CardPage() {
    return <DocumentPage definition={definition} />;
  };
}

const kind: AreaKind = {
  name: 'paper',
  resource: 'papers',
  path: '/papers',
  title: 'Бумаги',
  noun: { forms: ['бумага', 'бумаги', 'бумаг'], accusative: 'бумагу', subject: 'Бумага', gender: 'feminine' },
  icon: 'book',
  order: 10,
};

/** The area that brings the kind and its card. */
export const papers = anArea({
  id: 'mf-papers',
  title: 'Бумаги',
  routes: [{ id: 'paper', path: '/papers/:id', title: 'Бумага' }],
  kinds: [kind],
});
