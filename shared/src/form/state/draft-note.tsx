import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';

import { formatTime } from '../../format/format';
import classes from './draft-note.module.css';

export interface DraftNoteProps {
  savedAt: string | null;
  failed: boolean;
}

/** Says when the draft was kept, or that it cannot be. */
export function DraftNote({ savedAt, failed }: DraftNoteProps) {
  if (failed) {
    return (
      <span className={classes.note} data-failed role="status">
        <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
        Черновик не сохраняется: в браузере нет места
      </span>
    );
  }
  if (savedAt === null) return null;
  return (
    <span className={classes.note} role="status">
      <IconCheck size={14} stroke={1.75} aria-hidden />
      <span>
        <span className={classes.what}>Черновик </span>
        {`сохранён в ${formatTime(savedAt)}`}
      </span>
    </span>
  );
}
