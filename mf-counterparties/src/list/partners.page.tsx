import { useMemo } from 'react';
import { Register } from 'shared/register';
import { usePermission } from 'shared/session';

import { partnersDefaults } from './counterparties-defaults';
import { counterpartiesDefinition } from './counterparties-definition';
import { ListButtons } from './list-buttons';

const differing = {
  name: 'partners',
  title: 'Партнёры',
  noun: { forms: ['партнёр', 'партнёра', 'партнёров'], dative: ['партнёру', 'партнёрам'] },
  defaults: partnersDefaults,
  createButton: <ListButtons isOwn={false} what="контрагентов" label="Добавить партнёра" />,
  emptyText: 'Партнёров ещё нет',
} as const;

/** Companies and people the company deals with. */
export default function PartnersPage() {
  const mayEdit = usePermission('Редактирование контрагентов');
  const definition = useMemo(() => counterpartiesDefinition(differing, mayEdit), [mayEdit]);
  return <Register definition={definition} />;
}
