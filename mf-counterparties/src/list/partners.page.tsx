import { CreateButton, ImportButton, Register } from 'shared/register';

import { paths } from '../paths';
import { partnersDefaults } from './counterparties-defaults';
import { counterpartiesDefinition } from './counterparties-definition';

const definition = counterpartiesDefinition({
  name: 'partners',
  title: 'Партнёры',
  noun: { forms: ['партнёр', 'партнёра', 'партнёров'], dative: ['партнёру', 'партнёрам'] },
  defaults: partnersDefaults,
  createButton: (
    <>
      <ImportButton
        resource="counterparties"
        what="контрагентов"
        rights={{ create: 'counterparties.create', update: 'counterparties.update' }}
      />
      <CreateButton
        label="Добавить партнёра"
        to={paths.counterpartyCreate(false)}
        permission="Создание контрагентов"
      />
    </>
  ),
  emptyText: 'Партнёров ещё нет',
});

/** Companies and people the company deals with. */
export default function PartnersPage() {
  return <Register definition={definition} />;
}
