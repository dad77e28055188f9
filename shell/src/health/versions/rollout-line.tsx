import type { AreaStatus } from 'shared/contract/release/release-status';
import { formatDateTime } from 'shared/format';
import { Button, Progress } from 'shared/ui';

import classes from '../health.module.css';
import { groupWords } from './people-words';

interface RolloutProps {
  area: AreaStatus;
  rollout: NonNullable<AreaStatus['rollout']>;
  people: number;
  onChange: () => void;
}

/** How far a rollout has come: share, people, since when. */
export function RolloutLine({ area, rollout, people, onChange }: RolloutProps) {
  const size = area.versions.find(({ version }) => version === rollout.version)?.group_size ?? 0;
  return (
    <div className={classes.rollout}>
      <div className={classes.rolloutWords}>
        <b>
          {rollout.version} — {rollout.percent}&nbsp;%
        </b>
        <span>{groupWords(size, people)}</span>
        <small>с {formatDateTime(rollout.started_at)}</small>
      </div>
      <div className={classes.rolloutBar}>
        <Progress value={rollout.percent} label={`Доля версии ${rollout.version}`} />
      </div>
      <Button size="sm" onClick={onChange}>
        Изменить долю
      </Button>
    </div>
  );
}
