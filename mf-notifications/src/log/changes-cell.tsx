import type { ActivityLog } from 'shared/contract/journal/activity-log';
import { counted } from 'shared/format';
import { Button, Popover } from 'shared/ui';

import classes from './changes-cell.module.css';

/** What a line that tells of one thing shows of it: a file by its name, a field by its label. */
function nameOf({ field, label, old, new: now }: ActivityLog['changes'][number]): string {
  return field === 'file' ? (now ?? old ?? label) : label;
}

/** How many fields were changed; a press shows what stood there and what stands there now. */
export function ChangesCell({ line }: { line: ActivityLog }) {
  const { changes } = line;
  if (changes.length === 0) return null;
  const [first] = changes;
  const label = changes.length === 1 && first !== undefined ? nameOf(first) : fields(changes.length);
  return (
    <Popover
      label={`Изменения: ${line.entity_label}`}
      placement="bottom-end"
      width={440}
      trigger={(trigger) => (
        <Button {...trigger} variant="ghost" size="sm" className={classes.button} data-paper>
          {label}
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
