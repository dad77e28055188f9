import { ADDENDUM_STATUS_LABELS, type AddendumRow } from 'shared/contract/addendum/addendum';
import { ADDENDUM_REGISTER } from 'shared/contract/addendum/addendum-register';
import { formatDate } from 'shared/format';
import {
  CreateButton,
  Register,
  registerColumns,
  registerFilters,
  type RegisterDefinition,
} from 'shared/register';
import { StatusMark } from 'shared/ui';

import { paths } from '../../paths';
import { addendumStatusLook } from '../../agreement/addendum-status-look';
import { kindsText } from '../addendum/addendum.labels';
import { addendumsDefaults } from './addendums-defaults';

const { textColumn, dayColumn, statusColumn, personColumn } = registerColumns<
  AddendumRow,
  keyof typeof ADDENDUM_REGISTER.columns
>(ADDENDUM_REGISTER.columns);

const columns = [
  textColumn('number', (row) => row.number, {
    isSearched: true,
    width: 84,
    isLocked: true,
    isLink: true,
    isNumeric: true,
  }),
  dayColumn('addendum_date', (row) => row.addendum_date, { tone: 'muted' }),
  textColumn('title', (row) => row.title, { isSearched: true, isLocked: true, isLink: true, tone: 'strong' }),
  textColumn('agreement', (row) => row.agreement.name, { width: 200, tone: 'muted' }),
  textColumn('counterparty', (row) => row.counterparty_name, { width: 190, tone: 'muted' }),
  statusColumn('status', (row) => addendumStatusLook(row.status)),
  textColumn('kinds', (row) => kindsText(row.kinds), { width: 170, tone: 'muted' }),
  dayColumn('effective_from', (row) => row.effective_from, { width: 116 }),
  personColumn('responsible', (row) => row.responsible_name, { isHidden: true }),
];

const filters = registerFilters(ADDENDUM_REGISTER, {
  status: { labels: ADDENDUM_STATUS_LABELS },
  addendum_date: {},
  effective_from: {},
});

const definition: RegisterDefinition<AddendumRow> = {
  resource: 'addendums',
  title: 'Дополнительные соглашения',
  noun: { forms: ['соглашение', 'соглашения', 'соглашений'], dative: ['соглашению', 'соглашениям'] },
  defaults: addendumsDefaults,
  columns,
  filters,
  rowHref: (row, list) => paths.addendum(row.id, list),
  rowLabel: (row) => `Дополнительное соглашение ${row.number}, ${row.title}`,
  phoneRow: (row) => ({
    title: row.title,
    second: row.counterparty_name,
    secondEnd: formatDate(row.addendum_date),
    third: <StatusMark {...addendumStatusLook(row.status)} />,
    thirdEnd: `ДС №\u00A0${row.number}`,
  }),
  isExportable: true,
  hasViews: true,
  searchPlaceholder: 'Номер, название',
  emptyText: 'Дополнительных соглашений ещё нет',
  entity: 'addendum',
  createButton: (
    <CreateButton
      label="Создать соглашение"
      to={paths.addendumCreate()}
      permission="Создание дополнительных соглашений"
    />
  ),
};

/** The list of additional agreements. */
export default function AddendumsPage() {
  return <Register definition={definition} />;
}
