import type { CounterpartyRow } from 'shared/contract/counterparty/counterparty';
import {
  COUNTERPARTY_STATUS_LABELS,
  COUNTERPARTY_TYPE_LABELS,
} from 'shared/contract/counterparty/counterparty.labels';
import { COUNTERPARTY_REGISTER } from 'shared/contract/counterparty/counterparty-register';
import { counterpartyName } from 'shared/format';
import { registerColumns, registerFilters, usersFound, type RegisterDefinition } from 'shared/register';
import { StatusMark } from 'shared/ui';

import { counterpartyStatusLook } from '../counterparty/counterparty-status-look';
import { paths } from '../paths';
import { COUNTERPARTY_LOOKS } from './counterparties-first-rows';

const { textColumn, nameColumn, dayColumn, statusColumn, personColumn } = registerColumns<
  CounterpartyRow,
  keyof typeof COUNTERPARTY_REGISTER.columns
>(COUNTERPARTY_REGISTER.columns);

const columns = [
  nameColumn('name_short', (row) => counterpartyName(row, 'list'), {
    ...COUNTERPARTY_LOOKS.name_short,
    full: (row) => row.name_full,
  }),
  textColumn('inn', (row) => row.inn, { ...COUNTERPARTY_LOOKS.inn, isSearched: true }),
  textColumn('kpp', (row) => row.kpp, COUNTERPARTY_LOOKS.kpp),
  textColumn('type', (row) => COUNTERPARTY_TYPE_LABELS[row.type], COUNTERPARTY_LOOKS.type),
  statusColumn('status', (row) => counterpartyStatusLook(row.status), COUNTERPARTY_LOOKS.status),
  textColumn('phone', (row) => row.phone, COUNTERPARTY_LOOKS.phone),
  personColumn('responsible', (row) => row.responsible_name, COUNTERPARTY_LOOKS.responsible),
  textColumn('ogrn', (row) => row.ogrn, { width: 150, tone: 'muted', isNumeric: true, isHidden: true }),
  textColumn('email', (row) => row.email, { width: 200, tone: 'muted', isHidden: true }),
  textColumn('legal_address', (row) => row.legal_address, { width: 280, tone: 'muted', isHidden: true }),
  dayColumn('updated_at', (row) => row.updated_at, { width: 104, tone: 'muted', isHidden: true }),
];

const filters = registerFilters(COUNTERPARTY_REGISTER, {
  status: { labels: COUNTERPARTY_STATUS_LABELS },
  type: { labels: COUNTERPARTY_TYPE_LABELS },
  responsible_id: usersFound,
  category_id: { resource: 'categories' },
  archived: { yes: 'В архиве', no: 'Не в архиве' },
});

const AWAY = 'В новых документах их больше не выбрать, прежние останутся как есть.';

type Differing = 'name' | 'title' | 'noun' | 'defaults' | 'emptyText' | 'createButton';

/** One list for partners and for own organisations; they differ in words and in one condition. */
export function counterpartiesDefinition(
  differing: Pick<RegisterDefinition<CounterpartyRow>, Differing>,
  mayEdit: boolean,
): RegisterDefinition<CounterpartyRow> {
  return {
    resource: 'counterparties',
    columns,
    filters,
    rowHref: (row, list) => paths.counterparty(row.id, list),
    rowLabel: (row) => counterpartyName(row),
    phoneRow: (row) => ({
      title: counterpartyName(row),
      second: row.inn === null ? undefined : `ИНН\u00A0${row.inn}`,
      secondEnd: row.kpp === null ? undefined : `КПП\u00A0${row.kpp}`,
      third: <StatusMark {...counterpartyStatusLook(row.status)} />,
      thirdEnd: COUNTERPARTY_TYPE_LABELS[row.type],
    }),
    bulkActions: [
      { change: 'responsible', isAllowed: mayEdit },
      { change: 'archive', isAllowed: mayEdit, note: AWAY },
    ],
    isExportable: true,
    hasViews: true,
    searchPlaceholder: 'Название, ИНН',
    entity: 'counterparty',
    ...differing,
  };
}
