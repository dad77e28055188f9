import { useState } from 'react';
import type { AreaStatus } from 'shared/contract/release/release-status';
import { DialogFooter, SegmentedField, TextField } from 'shared/form';
import { formatNumber } from 'shared/format';
import { Dialog } from 'shared/ui';

import classes from '../health.module.css';
import { groupWords } from './people-words';
import { useActivation } from '../releases.mutations';

type Reach = 'all' | 'share';

/** A version that is to become current, and for whom the dialog first offers it. */
export interface Choice {
  version: string;
  reach: Reach;
}

interface ActivationProps {
  area: AreaStatus;
  choice: Choice;
  people: number;
  onClose: () => void;
}

const FIRST_SHARE = 10;

/** The share as a whole number of percent, or null when it is none. */
function percentOf(text: string): number | null {
  const percent = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return percent >= 1 && percent <= 99 ? percent : null;
}

function goalOf(percent: number | null): string {
  if (percent === null) return 'доли сотрудников';
  return percent === 100 ? 'всех' : `${formatNumber(percent)}\u00A0% сотрудников`;
}

/** Whom a share reaches: of the one that holds now it is known, of another about as many as it says. */
function shareWords(
  percent: number,
  people: number,
  current: { percent: number; size: number } | null,
): string {
  return percent === current?.percent
    ? `Сейчас ${groupWords(current.size, people)}`
    : `Примерно ${groupWords(Math.round((people * percent) / 100), people)}`;
}

function lackOf(percent: number | null, current: { percent: number } | null): string | undefined {
  if (percent === null) return 'Доля — от 1 до 99 %';
  return percent === current?.percent ? 'Эта доля уже включена' : undefined;
}

/** Makes a version current: for everybody, or for a share of the employees that stays the same while it grows. */
export function ActivationDialog({ area, choice, people, onClose }: ActivationProps) {
  const { version } = choice;
  const rollout = area.rollout?.version === version ? area.rollout : null;
  const [reach, setReach] = useState(choice.reach);
  const [share, setShare] = useState(String(rollout?.percent ?? FIRST_SHARE));
  const { activate, isPending } = useActivation(onClose);
  const percent = reach === 'all' ? 100 : percentOf(share);
  const size = area.versions.find((release) => release.version === version)?.group_size ?? 0;
  const current = rollout === null ? null : { percent: rollout.percent, size };
  const isChange = choice.reach === 'share' && current !== null;
  const confirm = () => {
    if (percent === null) return;
    activate({ area: area.area, version, ...(reach === 'share' && { percent }) });
  };
  const isFirst = area.active === null || area.active === version;
  return (
    <Dialog
      open
      size="sm"
      title={`${area.title}: ${isChange ? 'изменить долю' : 'включить'} ${version}`}
      onClose={onClose}
      footer={
        <DialogFooter
          onClose={onClose}
          busy={isPending}
          disabledReason={lackOf(percent, current)}
          onClick={confirm}
        >
          {`Включить для ${goalOf(percent)}`}
        </DialogFooter>
      }
    >
      <div className={classes.stack}>
        <SegmentedField<Reach>
          label="Кому"
          options={[
            { value: 'all', label: 'Всем' },
            { value: 'share', label: 'Доле сотрудников', disabled: isFirst },
          ]}
          value={reach}
          onChange={setReach}
        />
        {reach === 'share' && (
          <TextField
            label="Доля, %"
            numeric
            inputMode="numeric"
            maxLength={3}
            value={share}
            onChange={setShare}
            error={percent === null ? 'Целое число от 1 до 99' : null}
            hint={percent === null ? undefined : shareWords(percent, people, current)}
          />
        )}
        <p className={classes.quiet}>
          {reach === 'all'
            ? `Версию получат все, открытым вкладкам предложат обновиться.${isFirst ? '' : ` Прошлой станет ${area.active ?? ''}.`}`
            : `Остальные останутся на ${area.active ?? ''}. Если версия подведёт, выкат прекратится сам.`}
        </p>
      </div>
    </Dialog>
  );
}
