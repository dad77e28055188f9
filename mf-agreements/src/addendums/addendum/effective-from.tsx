import { IconArrowBackUp } from '@tabler/icons-react';
import { formatDate } from 'shared/format';
import { VisuallyHidden } from 'shared/ui';

import classes from './effective-from.module.css';

/** What is said of an addendum in force before the day it was made. */
export const RETROACTIVE = 'С обратной силой';

/** The day an addendum takes effect, with a mark where it reaches back before its own. */
export function EffectiveFrom({ day, isRetroactive }: { day: string | null; isRetroactive: boolean }) {
  if (day === null) return '—';
  return (
    <span className={classes.day}>
      {formatDate(day)}
      {isRetroactive && (
        <span className={classes.mark} title={`${RETROACTIVE}: на отношения сторон с этого дня`}>
          <IconArrowBackUp size={14} stroke={2} aria-hidden />
          <VisuallyHidden>{RETROACTIVE}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
