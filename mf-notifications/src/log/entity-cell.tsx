import { Link } from 'shared/area';
import type { ActivityLog } from 'shared/contract/activity-log';
import { Highlight } from 'shared/register';

import { entityAddress } from './entity-address';
import classes from './entity-cell.module.css';

/** What the line speaks of; a link when the record has a page. */
export function EntityCell({ line, search }: { line: ActivityLog; search: string }) {
  const address = entityAddress(line);
  const name = <Highlight text={line.entity_label} search={search} />;
  return address === null ? (
    name
  ) : (
    <Link to={address} className={classes.link}>
      {name}
    </Link>
  );
}
