import { ADDENDUM_STATUS_LABELS, type AddendumRow } from 'shared/contract/addendum';
import { formatDate } from 'shared/format';
import {
  CreateButton,
  Highlight,
  Register,
  type Column,
  type FilterField,
  type RegisterDefinition,
} from 'shared/register';
import { StatusMark } from 'shared/ui';

import { paths } from '../../paths';
import { addendumStatusLook } from '../addendum/addendum-status-look';
import { kindsText } from '../addendum/addendum.labels';
import { addendumsDefaults } from './addendums-defaults';

const columns: readonly Column<AddendumRow>[] = [
  {
    key: 'number',
    title: 'Номер',
    cell: (row, { search }) => <Highlight text={row.number} search={search} />,
    width: 84,
    sort: 'number',
    isLocked: true,
    isLink: true,
    isNumeric: true,
  },
  {
    key: 'addendum_date',
    title: 'Дата',
    cell: (row) => formatDate(row.addendum_date) || '—',
    width: 92,
    sort: 'addendum_date',
    sortsDown: true,
    tone: 'muted',
    isNumeric: true,
  },
  {
    key: 'title',
    title: 'Название',
    cell: (row, { search }) => (
      <span title={row.title}>
        <Highlight text={row.title} search={search} />
      </span>
    ),
    sort: 'title',
    isLocked: true,
    isLink: true,
    tone: 'strong',
  },
  {
    key: 'agreement',
    title: 'Договор',
    cell: (row) => <span title={row.agreement.name}>{row.agreement.name}</span>,
    width: 200,
    tone: 'muted',
  },
  {
    key: 'counterparty',
    title: 'Контрагент',
    cell: (row) => <span title={row.counterparty_name}>{row.counterparty_name}</span>,
    width: 190,
    sort: 'counterparty',
    tone: 'muted',
  },
  {
    key: 'status',
    title: 'Статус',
    cell: (row) => <StatusMark {...addendumStatusLook(row.status)} />,
    width: 146,
    sort: 'status',
  },
  {
    key: 'kinds',
    isScreenOnly: true,
    title: 'Что меняет',
    cell: (row) => kindsText(row.kinds) || '—',
    width: 170,
    tone: 'muted',
  },
  {
    key: 'effective_from',
    title: 'Действует с',
    cell: (row) => formatDate(row.effective_from) || '—',
    width: 116,
    sort: 'effective_from',
    sortsDown: true,
    isNumeric: true,
  },
  {
    key: 'responsible',
    title: 'Ответственный',
    cell: (row) => row.responsible_name,
    width: 170,
    tone: 'muted',
    isHidden: true,
  },
];

const filters: readonly FilterField[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Статус',
    options: Object.entries(ADDENDUM_STATUS_LABELS).map(([value, label]) => ({ value, label })),
  },
  { kind: 'date', name: 'addendum_date', label: 'Дата' },
  { kind: 'date', name: 'effective_from', label: 'Действует с' },
];

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
