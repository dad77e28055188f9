import { useMemo } from 'react';
import { Register } from 'shared/register';
import { usePermission } from 'shared/session';

import { organizationsDefaults } from './counterparties-defaults';
import { counterpartiesDefinition } from './counterparties-definition';
import { ListButtons } from './list-buttons';

const differing = {
  name: 'organizations',
  title: 'Свои организации',
  noun: { forms: ['организация', 'организации', 'организаций'], dative: ['организации', 'организациям'] },
  defaults: organizationsDefaults,
  createButton: <ListButtons isOwn what="своих организаций" label="Добавить организацию" />,
  emptyText: 'Своих организаций ещё нет',
} as const;

/** The company's own organisations. */
export default function OrganizationsPage() {
  const mayEdit = usePermission('Редактирование контрагентов');
  const definition = useMemo(() => counterpartiesDefinition(differing, mayEdit), [mayEdit]);
  return <Register definition={definition} />;
}
