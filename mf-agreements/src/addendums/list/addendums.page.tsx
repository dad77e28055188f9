import { useMemo } from 'react';
import { useSearchParams } from 'shared/area';
import type { AddendumRow } from 'shared/contract/addendum/addendum';
import {
  ADDENDUM_STATUS_LABELS,
  ADDENDUM_TAB_LABELS,
  ADDENDUM_TABS,
} from 'shared/contract/addendum/addendum.labels';
import { ORIGINAL_STATE_LABELS } from 'shared/contract/agreement/original-state';
import { ADDENDUM_REGISTER } from 'shared/contract/addendum/addendum-register';
import { counterpartyName, formatDate } from 'shared/format';
import {
  companiesFound,
  CreateButton,
  RecordStatus,
  Register,
  registerColumns,
  registerFilters,
  type RegisterDefinition,
  usersFound,
} from 'shared/register';
import { usePermission } from 'shared/session';

import { paths } from '../../paths';
import { addendumStatusLook } from '../../agreement/addendum-status-look';
import { originalActions } from '../../originals/original-actions';
import { originalColumns, originalStatusColumn } from '../../originals/original-columns';
import { kindsText } from '../addendum/addendum.labels';
import { addendumsDefaults } from './addendums-defaults';
import { EffectiveFrom } from '../addendum/effective-from';
import { ADDENDUM_LOOKS } from './addendums-first-rows';

const { column, numberColumn, textColumn, nameColumn, dayColumn, statusColumn, personColumn, partyColumn } =
  registerColumns<AddendumRow, keyof typeof ADDENDUM_REGISTER.columns>(ADDENDUM_REGISTER.columns);

/** An older server says the name alone. */
const partyOf = ({ counterparty, counterparty_id: id, counterparty_name: name }: AddendumRow) =>
  counterparty ?? { id, name_short: name, legal_form: null, inn: null, kpp: null };

const columns = (isOriginals: boolean) => [
  numberColumn('number', (row) => row.number, ADDENDUM_LOOKS.number),
  dayColumn('addendum_date', (row) => row.addendum_date, ADDENDUM_LOOKS.addendum_date),
  nameColumn('title', (row) => row.title, ADDENDUM_LOOKS.title),
  textColumn('agreement', (row) => row.agreement.name, {
    ...ADDENDUM_LOOKS.agreement,
    // Beside the columns of the originals there is less room.
    ...(isOriginals && { width: 112 }),
  }),
  partyColumn('counterparty', partyOf, {
    ...ADDENDUM_LOOKS.counterparty,
    ...(isOriginals && { width: 156 }),
  }),
  statusColumn('status', (row) => addendumStatusLook(row.status), {
    isArchived: (row) => row.archived_at !== null,
  }),
  ...(isOriginals ? originalColumns<AddendumRow>(ADDENDUM_REGISTER.columns, false) : []),
  textColumn('kinds', (row) => kindsText(row.kinds), { ...ADDENDUM_LOOKS.kinds, isHidden: isOriginals }),
  column(
    'effective_from',
    (row) => <EffectiveFrom day={row.effective_from} isRetroactive={row.is_retroactive === true} />,
    { ...ADDENDUM_LOOKS.effective_from, sortsDown: true, isHidden: isOriginals },
  ),
  personColumn('responsible', (row) => row.responsible_name, { isHidden: true }),
  ...(isOriginals ? [] : originalColumns<AddendumRow>(ADDENDUM_REGISTER.columns, true)),
  originalStatusColumn<AddendumRow>(ADDENDUM_REGISTER.columns),
];

const filters = registerFilters(ADDENDUM_REGISTER, {
  status: { labels: ADDENDUM_STATUS_LABELS },
  addendum_date: {},
  effective_from: {},
  counterparty_id: companiesFound(false),
  responsible_id: usersFound,
  organization_id: companiesFound(true),
  originals_status: { labels: ORIGINAL_STATE_LABELS },
  archived: { yes: 'В архиве', no: 'Не в архиве' },
});

const tabs = ADDENDUM_TABS.map((id) => ({ id, label: ADDENDUM_TAB_LABELS[id] }));

const addendumsDefinition = (mayEdit: boolean, isOriginals: boolean): RegisterDefinition<AddendumRow> => ({
  resource: 'addendums',
  title: 'Дополнительные соглашения',
  noun: { forms: ['соглашение', 'соглашения', 'соглашений'], dative: ['соглашению', 'соглашениям'] },
  defaults: addendumsDefaults,
  columns: columns(isOriginals),
  filters,
  tabs,
  summaryPath: '/api/addendums/summary',
  bulkActions: originalActions<AddendumRow>('addendum', { isAllowed: mayEdit, isOriginals }),
  rowHref: (row, list) => paths.addendum(row.id, list),
  rowLabel: (row) => `Дополнительное соглашение ${row.number}, ${row.title}`,
  phoneRow: (row) => ({
    title: row.title,
    second: counterpartyName(partyOf(row)),
    secondEnd: formatDate(isOriginals ? (row.originals_due_at ?? null) : row.addendum_date),
    third: <RecordStatus {...addendumStatusLook(row.status)} isArchived={row.archived_at !== null} />,
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
      permission={['Создание дополнительных соглашений', 'Просмотр договоров']}
    />
  ),
});

/** The list of additional agreements. */
export default function AddendumsPage() {
  const mayEdit = usePermission('Редактирование дополнительных соглашений');
  const [params] = useSearchParams();
  const isOriginals = params.get('tab') === 'originals';
  const definition = useMemo(() => addendumsDefinition(mayEdit, isOriginals), [mayEdit, isOriginals]);
  return <Register definition={definition} />;
}
