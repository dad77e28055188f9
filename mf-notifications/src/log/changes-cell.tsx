import type { ActivityLog } from 'shared/contract/journal/activity-log';
import { changedName } from 'shared/contract/journal/changed-name';
import { counted } from 'shared/format';
import { Button, Popover } from 'shared/ui';

import classes from './changes-cell.module.css';

/** What a line shows without a press: the file it is about by its name, one field by its label, of several how many. */
function nameOf(changes: ActivityLog['changes']): string {
  const told = changes.length === 1 ? changes[0] : changes.find(({ field }) => field === 'file');
  return told === undefined ? fields(changes.length) : changedName(told);
}

/** How many fields were changed; a press shows what stood there and what stands there now. */
export function ChangesCell({ line }: { line: ActivityLog }) {
  const { changes } = line;
  if (changes.length === 0) return null;
  return (
    <Popover
      label={`Изменения: ${line.entity_label}`}
      placement="bottom-end"
      width={520}
      trigger={(trigger) => (
        <Button {...trigger} variant="ghost" size="sm" className={classes.button} data-paper>
          <span className={classes.name} title={nameOf(changes)}>
            {nameOf(changes)}
          </span>
        </Button>
      )}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Поле</th>
            <th scope="col">Было</th>
            <th scope="col">Стало</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.field}>
              <th scope="row">{change.label}</th>
              <td>{change.old ?? '—'}</td>
              <td>{change.new ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Popover>
  );
}

const fields = (count: number) => counted(count, ['поле', 'поля', 'полей']);
