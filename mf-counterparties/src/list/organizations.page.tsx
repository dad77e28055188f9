import { CreateButton, ImportButton, Register } from 'shared/register';

import { paths } from '../paths';
import { organizationsDefaults } from './counterparties-defaults';
import { counterpartiesDefinition } from './counterparties-definition';

const definition = counterpartiesDefinition({
  name: 'organizations',
  title: 'Свои организации',
  noun: { forms: ['организация', 'организации', 'организаций'], dative: ['организации', 'организациям'] },
  defaults: organizationsDefaults,
  createButton: (
    <>
      <ImportButton
        resource="counterparties"
        what="своих организаций"
        given={{ is_own: true }}
        rights={{ create: 'counterparties.create', update: 'counterparties.update' }}
      />
      <CreateButton
        label="Добавить организацию"
        to={paths.counterpartyCreate(true)}
        permission="Создание контрагентов"
      />
    </>
  ),
  emptyText: 'Своих организаций ещё нет',
});

/** The company's own organisations. */
export default function OrganizationsPage() {
  return <Register definition={definition} />;
}
