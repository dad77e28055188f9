import type { KeptRecord } from 'shared/contract/archive/destruction-act';
import { formatDate } from 'shared/format';
import { Checkbox, TextLink, VisuallyHidden } from 'shared/ui';

import { paths } from '../paths';
import { filesText } from './archive.labels';
import classes from './archive.module.css';

export const keyOf = ({ type, id }: Pick<KeptRecord, 'type' | 'id'>) => `${type}:${String(id)}`;

export interface Choosing {
  chosen: ReadonlySet<string>;
  onChoose: (record: KeptRecord, isChosen: boolean) => void;
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

/** Records that are over: when they ended, until when they are kept, and what keeps them beyond. */
export function KeptTable({ records, choosing }: KeptTableProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {choosing !== undefined && (
            <th scope="col" className={classes.check}>
              <VisuallyHidden>Выбор</VisuallyHidden>
            </th>
          )}
          <th scope="col">Документ</th>
          <th scope="col">Завершён</th>
          <th scope="col">Хранить до</th>
          <th scope="col">Файлы</th>
          <th scope="col">Примечание</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={keyOf(record)}>
            {choosing !== undefined && (
              <td className={classes.check}>
                <Chooser record={record} choosing={choosing} />
              </td>
            )}
            <td className={classes.what}>
              <TextLink to={record.url}>{record.name}</TextLink>
              <span className={classes.note}>{`${record.title} · ${record.counterparty_name}`}</span>
            </td>
            <td className={classes.day} data-label="Завершён">
              {formatDate(record.ended_on) || '—'}
            </td>
            <td className={classes.day} data-label="Хранить до">
              {termText(record)}
            </td>
            <td className={classes.day} data-label="Файлы">
              {record.files_count === 0 ? '—' : filesText(record.files_count)}
            </td>
            <td className={classes.kept}>
              {record.act === null ? (
                record.kept_by
              ) : (
                <TextLink to={paths.destructionAct(record.act.id)}>{`Акт ${record.act.name}`}</TextLink>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
