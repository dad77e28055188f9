import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { ActivityVerification } from 'shared/contract/journal/activity-log';
import { counted, formatNumber } from 'shared/format';
import { Button, Dialog, useMediaPhone } from 'shared/ui';

import { useVerification } from '../api/activity-logs.mutations';

const FAULTS = {
  changed: 'изменена',
  removed: 'удалена',
  inserted: 'вставлена мимо журнала',
} as const;

const lines = (count: number) => counted(count, ['запись', 'записи', 'записей']);

function sentence({ checked, first_fault }: ActivityVerification): string {
  if (first_fault === null) {
    return `Проверено: ${lines(checked)}. Ни одна не изменена, не удалена и не вставлена задним числом.`;
  }
  const { seq, reason } = first_fault;
  return `Запись №\u00A0${formatNumber(seq)} ${FAULTS[reason]}. Записи до неё целы; начиная с неё журналу верить нельзя.`;
}

const VERIFY = 'Проверить целостность';

/** Checks that nobody has touched the journal past the product, and says what was found. */
export function VerifyButton() {
  const [result, setResult] = useState<ActivityVerification | null>(null);
  const isPhone = useMediaPhone();
  const verification = useVerification(setResult);
  const close = () => {
    setResult(null);
  };
  return (
    <>
      <Button
        icon={<IconShieldCheck />}
        aria-label={isPhone ? VERIFY : undefined}
        busy={verification.isPending}
        onClick={() => {
          verification.mutate();
        }}
      >
        {isPhone ? null : VERIFY}
      </Button>
      {result !== null && (
        <Dialog
          open
          size="sm"
          title={result.is_intact ? 'Журнал цел' : 'Журнал нарушен'}
          role={result.is_intact ? 'dialog' : 'alertdialog'}
          description={sentence(result)}
          onClose={close}
          footer={<Button onClick={close}>Закрыть</Button>}
        />
      )}
    </>
  );
}
