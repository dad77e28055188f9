import type { DestructionActRow } from 'shared/contract/archive/destruction-act';
import { shortFullName } from 'shared/document';
import { formatDate } from 'shared/format';
import { StatusMark, TextLink } from 'shared/ui';

import { paths } from '../paths';
import { actLook, actTitle, recordsText } from './archive.labels';
import classes from './archive.module.css';

/** Acts of destruction, the newest first. */
export function ActsTable({ acts }: { acts: readonly DestructionActRow[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Акт</th>
          <th scope="col">Статус</th>
          <th scope="col">Составил</th>
          <th scope="col">Утвердил</th>
          <th scope="col">Исполнен</th>
        </tr>
      </thead>
      <tbody>
        {acts.map((act) => (
          <tr key={act.id}>
            <td className={classes.what}>
              <TextLink to={paths.destructionAct(act.id)}>{actTitle(act)}</TextLink>
              <span className={classes.note}>{recordsText(act.records_count)}</span>
            </td>
            <td>
              <StatusMark {...actLook(act.status)} />
            </td>
            <td data-label="Составил">{act.author === null ? '—' : shortFullName(act.author.full_name)}</td>
            <td data-label="Утвердил">
              {act.approved_by === null ? '—' : shortFullName(act.approved_by.full_name)}
            </td>
            <td className={classes.day} data-label="Исполнен">
              {formatDate(act.executed_at) || '—'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
