import { COUNTERPARTY_REGISTER } from 'shared/contract/counterparty/counterparty-register';
import {
  COUNTERPARTY_STATUS_LABELS,
  COUNTERPARTY_TYPE_LABELS,
} from 'shared/contract/counterparty/counterparty.labels';
import { sql } from 'kysely';
import { counterpartyName } from 'shared/format';
import { type Register, saidBy } from '../../lists/register-catalogue';
import { counterpartyColumns } from './counterparty-columns';
import { counterpartyResource, type ListedCounterparty } from './counterparty-list';

/** Partners and own organisations for views, exports and the search. */
export const counterpartyRegister: Register<ListedCounterparty> = {
  title: 'Контрагенты',
  access: 'authenticated',
  sharing: 'counterparties.update',
  list: counterpartyResource,
  columns: counterpartyColumns,
  parts: [
    {
      name: 'partners',
      title: 'Партнёры',
      path: '/counterparties/partners',
      asks: { is_own: 'false' },
      where: sql`not c.is_own`,
    },
    {
      name: 'organizations',
      title: 'Свои организации',
      path: '/counterparties/organizations',
      asks: { is_own: 'true' },
      where: sql`c.is_own`,
    },
  ],
  words: saidBy(COUNTERPARTY_REGISTER, {
    status: COUNTERPARTY_STATUS_LABELS,
    type: COUNTERPARTY_TYPE_LABELS,
  }),
  searched: sql`c.archived_at is null`,
  spelled: sql`c.search`,
  hit: (row) => ({
    kind: 'counterparty',
    id: row.id,
    title: counterpartyName(row),
    hint: row.inn === null ? 'Контрагент' : `ИНН\u00a0${row.inn}`,
    url: `/counterparties/${String(row.id)}`,
  }),
};
