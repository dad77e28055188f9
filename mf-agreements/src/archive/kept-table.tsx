import type { KeptRecord } from 'shared/contract/archive/destruction-act';
import { LineDay, LineNote, LineTable, type LineColumn } from 'shared/document';
import { formatDate, tiedName } from 'shared/format';
import { Checkbox, classNames, TextLink, VisuallyHidden } from 'shared/ui';

import { paths } from '../paths';
import { filesText } from './archive.labels';
import classes from './archive.module.css';

export const keyOf = ({ type, id }: Pick<KeptRecord, 'type' | 'id'>) => `${type}:${String(id)}`;

export interface Choosing {
  chosen: ReadonlySet<string>;
  onChoose: (record: KeptRecord, isChosen: boolean) => void;
  /** Kinds whose acts are not this reader's to prepare. */
  others: ReadonlySet<string>;
}

export interface KeptTableProps {
  records: readonly KeptRecord[];
  /** Given where records are chosen for an act. */
  choosing?: Choosing;
}

/** Until when it is kept; of what nobody can tell yet, nothing. */
function termText({ retention_until: until, is_permanent: isPermanent }: KeptRecord): string {
  if (until !== null) return formatDate(until);
  return isPermanent === false ? '—' : 'Постоянно';
}

const isFree = ({ kept_by, act }: KeptRecord) => kept_by === null && act === null;

function Chooser({ record, choosing }: { record: KeptRecord; choosing: Choosing }) {
  return (
    <Checkbox
      label={<VisuallyHidden>{`Выбрать: ${record.name}`}</VisuallyHidden>}
      checked={choosing.chosen.has(keyOf(record))}
      disabled={!isFree(record)}
      onChange={(isChosen) => {
        choosing.onChoose(record, isChosen);
      }}
    />
  );
}

const COLUMNS: readonly LineColumn<KeptRecord>[] = [
  {
    id: 'what',
    title: 'Документ',
    cell: (record) => (
      <>
        <TextLink to={record.url}>{tiedName(record.name)}</TextLink>
        <LineNote>{`${record.title} · ${record.counterparty_name}`}</LineNote>
      </>
    ),
  },
  {
    id: 'ended',
    title: 'Завершён',
    labelled: true,
    cell: (record) => <LineDay>{formatDate(record.ended_on) || '—'}</LineDay>,
  },
  {
    id: 'until',
    title: 'Хранить до',
    labelled: true,
    cell: (record) => <LineDay>{termText(record)}</LineDay>,
  },
  {
    id: 'files',
    title: 'Файлы',
    labelled: true,
    cell: ({ files_count: count }) => <LineDay>{count === 0 ? '—' : filesText(count)}</LineDay>,
  },
  {
    id: 'kept',
    title: 'Примечание',
    cell: ({ act, kept_by: keeper }) =>
      act === null ? keeper : <TextLink to={paths.destructionAct(act.id)}>{`Акт ${act.name}`}</TextLink>,
  },
];

/** Records that are over: when they ended, until when they are kept, and what keeps them beyond. */
export function KeptTable({ records, choosing }: KeptTableProps) {
  const chooser: LineColumn<KeptRecord>[] =
    choosing === undefined
      ? []
      : [
          {
            id: 'check',
            title: 'Выбор',
            titleHidden: true,
            cell: (record) =>
              choosing.others.has(record.type) ? null : <Chooser record={record} choosing={choosing} />,
          },
        ];
  return (
    <LineTable
      columns={[...chooser, ...COLUMNS]}
      rows={records}
      rowKey={keyOf}
      className={classNames(classes.lines, choosing !== undefined && classes.chosen)}
    />
  );
}
