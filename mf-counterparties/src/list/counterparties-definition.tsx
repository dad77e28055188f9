import type { CounterpartyRow } from 'shared/contract/counterparty';
import { COUNTERPARTY_STATUS_LABELS, COUNTERPARTY_TYPE_LABELS } from 'shared/contract/counterparty.labels';
import { counterpartyName, formatDate } from 'shared/format';
import { Highlight, type Column, type FilterField, type RegisterDefinition } from 'shared/register';
import { StatusMark } from 'shared/ui';

import { counterpartyStatusLook } from '../counterparty/counterparty-status-look';
import { paths } from '../paths';

const columns: readonly Column<CounterpartyRow>[] = [
  {
    key: 'name_short',
    title: 'Название',
    cell: (row, { search }) => (
      <span title={row.name_full}>
        <Highlight text={counterpartyName(row, 'list')} search={search} />
      </span>
    ),
    sort: 'name_short',
    minWidth: 240,
    isLocked: true,
    isLink: true,
    tone: 'strong',
  },
  {
    key: 'inn',
    title: 'ИНН',
    cell: (row, { search }) => <Highlight text={row.inn ?? '—'} search={search} />,
    width: 132,
    sort: 'inn',
    isNumeric: true,
  },
  { key: 'kpp', title: 'КПП', cell: (row) => row.kpp ?? '—', width: 108, tone: 'muted', isNumeric: true },
  {
    key: 'type',
    title: 'Тип',
    cell: (row) => COUNTERPARTY_TYPE_LABELS[row.type],
    width: 168,
    sort: 'type',
    tone: 'muted',
  },
  {
    key: 'status',
    title: 'Статус',
    cell: (row) => <StatusMark {...counterpartyStatusLook(row.status)} />,
    width: 160,
    sort: 'status',
  },
  {
    key: 'phone',
    title: 'Телефон',
    cell: (row) => row.phone ?? '—',
    width: 156,
    tone: 'muted',
    isNumeric: true,
  },
  {
    key: 'responsible',
    title: 'Ответственный',
    cell: (row) => row.responsible_name ?? '—',
    width: 190,
    tone: 'muted',
  },
  {
    key: 'ogrn',
    title: 'ОГРН',
    cell: (row) => row.ogrn ?? '—',
    width: 150,
    tone: 'muted',
    isNumeric: true,
    isHidden: true,
  },
  {
    key: 'email',
    title: 'Почта',
    cell: (row) => row.email ?? '—',
    width: 200,
    tone: 'muted',
    isHidden: true,
  },
  {
    key: 'legal_address',
    title: 'Юридический адрес',
    cell: (row) => <span title={row.legal_address ?? undefined}>{row.legal_address ?? '—'}</span>,
    width: 280,
    tone: 'muted',
    isHidden: true,
  },
  {
    key: 'updated_at',
    title: 'Изменён',
    cell: (row) => formatDate(row.updated_at),
    width: 104,
    sort: 'updated_at',
    sortsDown: true,
    tone: 'muted',
    isNumeric: true,
    isHidden: true,
  },
];

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const filters: readonly FilterField[] = [
  { kind: 'choice', name: 'status', label: 'Статус', options: optionsOf(COUNTERPARTY_STATUS_LABELS) },
  { kind: 'choice', name: 'type', label: 'Тип', options: optionsOf(COUNTERPARTY_TYPE_LABELS) },
  {
    kind: 'reference',
    name: 'responsible_id',
    label: 'Ответственный',
    resource: 'users',
    optionLabel: (item) => (typeof item.full_name === 'string' ? item.full_name : ''),
    optionHint: (item) => (typeof item.job_title === 'string' ? item.job_title : null),
  },
  { kind: 'flag', name: 'archived', label: 'Архив', yes: 'В архиве', no: 'Не в архиве' },
];

type Differing = 'name' | 'title' | 'noun' | 'defaults' | 'emptyText' | 'createButton';

/** One list for partners and for own organisations; they differ in words and in one condition. */
export function counterpartiesDefinition(
  differing: Pick<RegisterDefinition<CounterpartyRow>, Differing>,
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
    isExportable: true,
    searchPlaceholder: 'Название, ИНН',
    entity: 'counterparty',
    ...differing,
  };
}
