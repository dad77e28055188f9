import { IconArchive } from '@tabler/icons-react';

import { StatusMark, VisuallyHidden, type StatusProps } from '../../ui/ui';
import classes from './record-status.module.css';

/** The state of a record in a list; one that was put away keeps it and carries the sign of the archive beside it. */
export function RecordStatus({ isArchived, ...look }: StatusProps & { isArchived: boolean }) {
  if (!isArchived) return <StatusMark {...look} />;
  return (
    <span className={classes.status}>
      <StatusMark {...look} />
      <span className={classes.archived} title="В архиве">
        <IconArchive aria-hidden />
        <VisuallyHidden>В архиве</VisuallyHidden>
      </span>
    </span>
  );
}
