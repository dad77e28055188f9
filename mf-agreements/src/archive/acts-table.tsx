import type { DestructionActRow } from 'shared/contract/archive/destruction-act';
import { LineDay, LineNote, LineTable, shortFullName, type LineColumn } from 'shared/document';
import { formatDate } from 'shared/format';
import { StatusMark, TextLink } from 'shared/ui';

import { paths } from '../paths';
import { actLook, actTitle, recordsText } from './archive.labels';
import classes from './archive.module.css';

const nameOf = (person: { full_name: string } | null) =>
  person === null ? '—' : shortFullName(person.full_name);

const COLUMNS: readonly LineColumn<DestructionActRow>[] = [
  {
    id: 'what',
    title: 'Акт',
    cell: (act) => (
      <>
        <TextLink to={paths.destructionAct(act.id)}>{actTitle(act)}</TextLink>
        <LineNote>{recordsText(act.records_count)}</LineNote>
      </>
    ),
  },
  { id: 'status', title: 'Статус', cell: (act) => <StatusMark {...actLook(act.status)} /> },
  { id: 'author', title: 'Составил', labelled: true, cell: (act) => nameOf(act.author) },
  { id: 'approved', title: 'Утвердил', labelled: true, cell: (act) => nameOf(act.approved_by) },
  {
    id: 'executed',
    title: 'Исполнен',
    labelled: true,
    cell: (act) => <LineDay>{formatDate(act.executed_at) || '—'}</LineDay>,
  },
];

/** Acts of destruction, the newest first. */
export function ActsTable({ acts }: { acts: readonly DestructionActRow[] }) {
  return <LineTable columns={COLUMNS} rows={acts} rowKey={(act) => act.id} className={classes.lines} />;
}
