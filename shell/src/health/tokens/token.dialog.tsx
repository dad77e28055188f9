import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { AreaStatus, CreatedDeployToken, TokenPercent } from 'shared/contract/release/release-status';
import { DialogFooter, SegmentedField, SelectField, TextField } from 'shared/form';
import { formatDate } from 'shared/format';
import { errorOf } from 'shared/http';
import { Button, Dialog } from 'shared/ui';

import classes from '../health.module.css';
import { useTokenCreation } from '../releases.mutations';

const TERMS = [
  { value: '30', label: '30 дней' },
  { value: '90', label: '90 дней' },
  { value: '365', label: 'Год' },
] as const;
const SHARES = [
  { value: '0', label: 'Никому' },
  { value: '10', label: 'До 10 %' },
  { value: '100', label: 'Всем' },
] as const satisfies readonly { value: `${TokenPercent}`; label: string }[];
type Share = (typeof SHARES)[number]['value'];
const SHARE_HINTS: Record<Share, string> = {
  '0': 'Токен только публикует, включает версию администратор',
  '10': 'Дальше версию включает администратор',
  '100': 'Код раздела работает от имени каждого, кто его открыл: давайте такой токен тем, кому доверяете',
};
const PERCENT_OF: Record<Share, TokenPercent> = { '0': 0, '10': 10, '100': 100 };

type Term = (typeof TERMS)[number]['value'];

interface TokenDialogProps {
  areas: readonly AreaStatus[];
  onClose: () => void;
}

/** The token's text, for the only time. */
function CreatedToken({ token, onClose }: { token: CreatedDeployToken; onClose: () => void }) {
  const alerts = useAlerts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token.token);
      alerts.success('Токен скопирован');
    } catch {
      // The browser refuses its clipboard on plain http; the text is on the screen to be selected.
      alerts.warning('Браузер не дал скопировать: выделите токен на странице');
    }
  };
  return (
    <Dialog
      open
      size="sm"
      keepOpen
      title={`Токен «${token.name}» создан`}
      description={`Действует до ${formatDate(token.expires_at)}. Текст показан один раз: в системе остаётся только его отпечаток.`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Закрыть
          </Button>
          {/* `copy` tells of its failure by an alert. */}
          <Button variant="primary" onClick={() => void copy()}>
            Скопировать токен
          </Button>
        </>
      }
    >
      <code className={classes.token}>{token.token}</code>
    </Dialog>
  );
}

/** Makes a deploy token and then shows it. */
export function TokenDialog({ areas, onClose }: TokenDialogProps) {
  const [area, setArea] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [days, setDays] = useState<Term>('90');
  const [share, setShare] = useState<Share>('10');
  const alerts = useAlerts();
  const creation = useTokenCreation();
  const refusal = creation.isError ? errorOf(creation.error).errors : {};
  const isReady = area !== null && name.trim() !== '';

  if (creation.data !== undefined) return <CreatedToken token={creation.data} onClose={onClose} />;
  const create = () => {
    if (area === null) return;
    creation.mutate(
      { area, name: name.trim(), days: Number(days), max_percent: PERCENT_OF[share] },
      {
        onError: (error) => {
          // What names a field stands under it.
          if (Object.keys(errorOf(error).errors).length === 0) alerts.failure(error);
        },
      },
    );
  };
  return (
    <Dialog
      open
      size="sm"
      title="Новый токен выкладки"
      onClose={onClose}
      footer={
        <DialogFooter
          onClose={onClose}
          busy={creation.isPending}
          disabledReason={isReady ? undefined : 'Выберите раздел и назовите токен'}
          onClick={create}
        >
          Создать токен
        </DialogFooter>
      }
    >
      <div className={classes.stack}>
        <SelectField
          label="Раздел"
          required
          options={areas.map((status) => ({ value: status.area, label: status.title, note: status.area }))}
          value={area}
          onChange={setArea}
          error={refusal.area?.[0] ?? null}
        />
        <TextField
          label="Название"
          required
          maxLength={100}
          value={name}
          onChange={setName}
          hint="По нему выкладку узнают в журнале: «Конвейер предложений»"
          error={refusal.name?.[0] ?? null}
        />
        <SegmentedField<Share>
          label="Включает версии"
          options={SHARES}
          value={share}
          onChange={setShare}
          hint={SHARE_HINTS[share]}
        />
        <SegmentedField<Term> label="Срок" options={TERMS} value={days} onChange={setDays} />
      </div>
    </Dialog>
  );
}
