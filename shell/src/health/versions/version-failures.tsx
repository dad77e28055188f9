import type { OpeningCounts } from 'shared/contract/release/release-status';
import { formatNumber } from 'shared/format';

import classes from '../health.module.css';
import { failureWords, openingWords } from './people-words';
import { FAILURE_PHASE_LABELS } from './release-state.labels';

/** How a version did in browsers: openings, failures, and why they failed. */
export function VersionFailures({ counts }: { counts: OpeningCounts }) {
  if (counts.openings === 0) return <span className={classes.quiet}>не открывали</span>;
  const reasons = counts.phases
    .filter(({ count }) => count > 0)
    .map(({ phase, count }) => `${FAILURE_PHASE_LABELS[phase]} — ${formatNumber(count)}`);
  return (
    <>
      <span>{openingWords(counts.openings, counts.people)}</span>
      {counts.failed === 0 ? (
        <small>неудач нет</small>
      ) : (
        <small className={classes.bad}>
          {failureWords(counts.failed, counts.failed_people)}: {reasons.join(', ')}
        </small>
      )}
    </>
  );
}
