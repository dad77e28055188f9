import { useState } from 'react';
import { BULK_LIMIT } from 'shared/contract/approval/approval-status';
import { Button } from 'shared/ui';

import type { BulkChoice } from './bulk-choice';
import { BulkDialog } from './bulk.dialog';
import { bulkSum } from './bulk-sums';
import { bulkVerb, documentsCount } from './bulk.labels';
import classes from './bulk.module.css';

/** The choice of several documents: how many and for how much, and the one confirmation for all of them. */
export function BulkBar({ choice }: { choice: BulkChoice }) {
  const [isAsking, setAsking] = useState(false);
  const { isOn, chosen, offered } = choice;
  if (!isOn) {
    // One document is decided as it is read.
    if (offered < 2) return null;
    return (
      <div className={classes.offer} data-offer>
        <Button size="sm" variant="ghost" onClick={choice.start}>
          Выбрать несколько
        </Button>
      </div>
    );
  }
  const count = chosen.length;
  const sum = bulkSum(chosen);
  const tooMany = count > BULK_LIMIT ? `За один раз не больше ${documentsCount(BULK_LIMIT)}` : undefined;
  return (
    <div className={classes.bar} role="toolbar" aria-label="Выбранные документы">
      <p aria-live="polite">
        {count === 0 ? 'Выберите документы без рисков' : `Выбрано: ${documentsCount(count)}`}
        {sum !== '' && <b>{sum}</b>}
      </p>
      <div className={classes.buttons}>
        <Button
          size="sm"
          variant="primary"
          disabledReason={count === 0 ? 'Выберите документы' : tooMany}
          onClick={() => {
            setAsking(true);
          }}
        >
          {count === 0 ? 'Согласовать' : bulkVerb(chosen)}
        </Button>
        <Button size="sm" variant="ghost" onClick={choice.chooseAll}>
          Все без рисков
        </Button>
        <Button size="sm" variant="ghost" onClick={choice.stop}>
          Отменить
        </Button>
      </div>
      {isAsking && (
        <BulkDialog
          tasks={chosen}
          onClose={(isDone) => {
            setAsking(false);
            if (isDone) choice.stop();
          }}
        />
      )}
    </div>
  );
}
