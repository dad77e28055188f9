import { Register } from 'shared/register';

import { organizationsDefaults } from './counterparties-defaults';
import { counterpartiesDefinition } from './counterparties-definition';
import { ListButtons } from './list-buttons';

const definition = counterpartiesDefinition({
  name: 'organizations',
  title: 'Свои организации',
  noun: { forms: ['организация', 'организации', 'организаций'], dative: ['организации', 'организациям'] },
  defaults: organizationsDefaults,
  createButton: <ListButtons isOwn what="своих организаций" label="Добавить организацию" />,
  emptyText: 'Своих организаций ещё нет',
});

/** The company's own organisations. */
export default function OrganizationsPage() {
  return <Register definition={definition} />;
}
