import { Link } from 'shared/area';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import { Highlight } from 'shared/register';

import classes from './entity-cell.module.css';

/** What the line speaks of; a link when the record has a page. */
export function EntityCell({ line, search }: { line: ActivityLog; search: string }) {
  const name = <Highlight text={line.entity_label} search={search} />;
  if (!line.entity_url) return name;
  return (
    <Link to={line.entity_url} className={classes.link}>
      {name}
    </Link>
  );
}
