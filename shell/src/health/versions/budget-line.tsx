import { useState } from 'react';
import type { AreaStatus } from 'shared/contract/release/release-status';
import { Button } from 'shared/ui';

import { BudgetDialog } from './budget.dialog';
import classes from '../health.module.css';
import { kilobytes, requestWords } from './people-words';

/** What the next versions of the area must not exceed, and the way to change it. */
export function BudgetLine({ area }: { area: AreaStatus }) {
  const [isChanging, setIsChanging] = useState(false);
  const { bytes, requests } = area.budget;
  return (
    <div className={classes.budget}>
      <span>
        Ограничение страницы: {kilobytes(bytes)}, {requestWords(requests)}
      </span>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          setIsChanging(true);
        }}
      >
        Изменить ограничение
      </Button>
      {isChanging && (
        <BudgetDialog
          area={area}
          onClose={() => {
            setIsChanging(false);
          }}
        />
      )}
    </div>
  );
}
