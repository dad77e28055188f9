import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { AreaStatus, ReleaseSummary } from 'shared/contract/release/release-status';
import { formatDateTime } from 'shared/format';
import { Button, Section, Strip } from 'shared/ui';

import { ActivationDialog, type Choice } from './activation.dialog';
import { BudgetLine } from './budget-line';
import classes from '../health.module.css';
import { RolloutLine } from './rollout-line';
import { RollbackDialog } from './rollback.dialog';
import { VersionTable } from './version-table';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The last version that was taken back within a week. */
function lastWithdrawal(versions: readonly ReleaseSummary[]): ReleaseSummary | null {
  const [last] = versions
    .filter(({ withdrawn_at }) => withdrawn_at !== null && Date.now() - Date.parse(withdrawn_at) < WEEK)
    .sort((one, other) => Date.parse(other.withdrawn_at ?? '') - Date.parse(one.withdrawn_at ?? ''));
  return last ?? null;
}

/** Which version a rollback would return to; null when there is none. */
const returnOf = ({ rollout, active, previous }: AreaStatus) => (rollout === null ? previous : active);

/** One area: whom which version reaches, what was taken back, and the versions with how they do. */
export function AreaSection({ area, people }: { area: AreaStatus; people: number }) {
  const [isReturning, setIsReturning] = useState(false);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const withdrawal = lastWithdrawal(area.versions);
  const back = returnOf(area);
  return (
    <Section
      title={area.title}
      note={<span className={classes.id}>{area.area}</span>}
      action={
        back !== null && (
          <Button
            size="sm"
            variant="ghost"
            icon={<IconArrowBackUp />}
            onClick={() => {
              setIsReturning(true);
            }}
          >
            Вернуть прошлую
          </Button>
        )
      }
    >
      <div className={classes.stack}>
        {withdrawal !== null && (
          <Strip tone="orange" icon={<IconAlertTriangle />}>
            <b>{withdrawal.version}</b> · {formatDateTime(withdrawal.withdrawn_at)}.{' '}
            {withdrawal.withdrawn_reason ?? 'Отозвана без указания причины.'}
          </Strip>
        )}
        {area.rollout !== null && (
          <RolloutLine
            area={area}
            rollout={area.rollout}
            people={people}
            onChange={() => {
              if (area.rollout !== null) setChosen({ version: area.rollout.version, reach: 'share' });
            }}
          />
        )}
        <VersionTable area={area} people={people} onChoose={setChosen} />
        <BudgetLine area={area} />
      </div>
      {chosen !== null && (
        <ActivationDialog
          area={area}
          choice={chosen}
          people={people}
          onClose={() => {
            setChosen(null);
          }}
        />
      )}
      {isReturning && back !== null && (
        <RollbackDialog
          area={area}
          target={back}
          onClose={() => {
            setIsReturning(false);
          }}
        />
      )}
    </Section>
  );
}
