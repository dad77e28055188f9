import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { AreaStatus } from 'shared/contract/release/release-status';
import { DecimalField, DialogFooter, errorsFromServer } from 'shared/form';
import { errorOf } from 'shared/http';
import { Dialog } from 'shared/ui';

import classes from '../health.module.css';
import { kilobytes } from './people-words';
import { useBudgetUpdate } from '../releases.mutations';

const KILOBYTE = 1024;

/** Bytes as the field shows them: «120», «39.1». */
const sizeText = (bytes: number) => String(Number((bytes / KILOBYTE).toFixed(1)));

/** The heaviest figures of the versions that serve people, or of all where none does; null without a version. */
function heaviest({ versions }: AreaStatus): { bytes: number; requests: number } | null {
  const serving = versions.filter(({ state }) => state === 'active' || state === 'rollout');
  const figures = (serving.length > 0 ? serving : versions).map((release) => release.figures);
  if (figures.length === 0) return null;
  return {
    bytes: Math.max(...figures.map(({ bytes }) => bytes)),
    requests: Math.max(...figures.map(({ requests }) => requests)),
  };
}

/** The present figure, and a warning when a version like it would pass no more. */
function hintOf(shown: string, isOver: boolean) {
  return isOver
    ? { hint: `Сейчас ${shown}: такая же версия уже не пройдёт`, hintTone: 'orange' as const }
    : { hint: `Сейчас ${shown}` };
}

/** Sets what the next versions of an area must not exceed. */
export function BudgetDialog({ area, onClose }: { area: AreaStatus; onClose: () => void }) {
  const { budget } = area;
  const [size, setSize] = useState<string | null>(sizeText(budget.bytes));
  const [requests, setRequests] = useState<string | null>(String(budget.requests));
  const alerts = useAlerts();
  const update = useBudgetUpdate();
  const refusal = update.isError ? errorsFromServer(errorOf(update.error).errors) : {};
  const now = heaviest(area);
  // A limit that was set to the byte stays so while nobody touches its rounded text.
  const bytes = size === sizeText(budget.bytes) ? budget.bytes : Math.round(Number(size) * KILOBYTE);
  const isReady = size !== null && requests !== null;
  const save = () => {
    update.mutate(
      { area: area.area, bytes, requests: Number(requests) },
      {
        onSuccess: onClose,
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
      title={`${area.title}: ограничение страницы`}
      onClose={onClose}
      footer={
        <DialogFooter
          onClose={onClose}
          busy={update.isPending}
          disabledReason={isReady ? undefined : 'Укажите размер и число запросов'}
          onClick={save}
        >
          Сохранить
        </DialogFooter>
      }
    >
      <div className={classes.stack}>
        <DecimalField
          label="Размер тяжёлой страницы, КБ"
          required
          scale={1}
          fixed={false}
          value={size}
          onChange={setSize}
          error={refusal.bytes ?? null}
          {...(now !== null && hintOf(kilobytes(now.bytes), size !== null && now.bytes > bytes))}
        />
        <DecimalField
          label="Запросов для её открытия"
          required
          scale={0}
          fixed={false}
          value={requests}
          onChange={setRequests}
          error={refusal.requests ?? null}
          {...(now !== null &&
            hintOf(String(now.requests), requests !== null && now.requests > Number(requests)))}
        />
        <p className={classes.quiet}>
          Действует со следующей выкладки. Выложенные версии остаются, их можно включать и возвращать.
        </p>
      </div>
    </Dialog>
  );
}
