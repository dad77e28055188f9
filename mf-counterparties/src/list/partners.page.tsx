import { Register } from 'shared/register';

import { partnersDefaults } from './counterparties-defaults';
import { counterpartiesDefinition } from './counterparties-definition';
import { ListButtons } from './list-buttons';

const definition = counterpartiesDefinition({
  name: 'partners',
  title: 'Партнёры',
  noun: { forms: ['партнёр', 'партнёра', 'партнёров'], dative: ['партнёру', 'партнёрам'] },
  defaults: partnersDefaults,
  createButton: <ListButtons isOwn={false} what="контрагентов" label="Добавить партнёра" />,
  emptyText: 'Партнёров ещё нет',
});

/** Companies and people the company deals with. */
export default function PartnersPage() {
  return <Register definition={definition} />;
}
