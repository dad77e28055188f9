import { IconArrowsExchange } from '@tabler/icons-react';
import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import { useNavigate } from 'shared/area';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { counterpartyName, formatDate, formatNumber } from 'shared/format';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Button, ConfirmDialog, Section, Skeleton, Strip, useMediaPhone } from 'shared/ui';

import { paths } from '../paths';
import { keptSides, mergeRows, type Side } from './merge-choice';
import { useMerge } from './merge.mutations';
import { movedQuery } from './merge.queries';
import { MergeTable } from './merge-table';
import classes from './merge.module.css';

interface MergeFormProps {
  /** Stays. */
  target: Counterparty;
  /** Goes to the archive. */
  source: Counterparty;
  onPickOther: () => void;
  onSwap: () => void;
}

/** Why these two cannot become one; null when they can. */
function obstacleOf({ target, source }: Pick<MergeFormProps, 'target' | 'source'>): string | null {
  if (source.id === target.id) return 'Это та же запись: выберите другую.';
  if (source.is_own) return 'Свои организации не объединяют.';
  return source.merged_into === null
    ? null
    : `Эта запись уже объединена с ${counterpartyName(source.merged_into)}.`;
}

/** What goes over to the record that stays, counted. */
function Moved(asked: { sourceId: number; targetId: number }) {
  const { data: preview, error } = useQuery(movedQuery(asked));
  const data = preview?.data;
  const isEmpty = data?.length === 0;
  return (
    <Section title="Что перейдёт к оставшейся записи">
      {data === undefined && error === null && <Skeleton height={20} />}
      {error !== null && <p className={classes.quiet}>{errorOf(error).message}</p>}
      <ul className={classes.moved}>
        {data?.map(({ label, count }) => (
          <li key={label}>
            {`${label}: `}
            <b>{formatNumber(count)}</b>
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>
        {isEmpty === true
          ? 'На вторую запись ничто не ссылается: перейдут только выбранные выше значения.'
          : 'Считается всё, в том числе документы, которых вы не видите. Номера и даты документов не меняются.'}
      </p>
    </Section>
  );
}

function useMerging({ target, source }: MergeFormProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [isAsked, setAsked] = useState(false);
  const merging = useMerge();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const rows = mergeRows(target, source);
  const kept = keptSides(rows, chosen, { target, source });
  const failure = merging.error === null ? null : errorOf(merging.error);
  const send = () => {
    merging.mutate(
      { target, source, fields: kept },
      {
        onSuccess: () => {
          alerts.success(`${counterpartyName(source)}: запись объединена, отменить можно 30 дней`);
          void navigate(paths.counterparty(target.id), { replace: true });
        },
        onError: (error) => {
          setAsked(false);
          if (errorOf(error).status !== 422) alerts.failure(error);
        },
      },
    );
  };
  const choose = (name: string, side: Side) => {
    setChosen((before) => ({ ...before, [name]: side }));
  };
  return { rows, kept, choose, isAsked, setAsked, merging, errors: failure?.errors ?? {}, send };
}

/** Both records side by side, a word kept of each field, what goes over, and the confirmation. */
export function MergeForm(props: MergeFormProps) {
  const { target, source, onPickOther, onSwap } = props;
  const { rows, kept, choose, isAsked, setAsked, merging, errors, send } = useMerging(props);
  const size = useMediaPhone() ? 'lg' : 'md';
  const preview = useQuery(movedQuery({ sourceId: source.id, targetId: target.id })).data;
  const never = obstacleOf(props);
  const obstacle = never ?? errors.source_id?.[0] ?? preview?.obstacle ?? undefined;
  const names = {
    target: {
      title: counterpartyName(target),
      note: `останется · запись от\u00A0${formatDate(target.created_at)}`,
    },
    source: {
      title: counterpartyName(source),
      note: `уйдёт в архив · запись от\u00A0${formatDate(source.created_at)}`,
    },
  };
  return (
    <>
      <Section
        title="Что сохранить"
        note={rows.length === 0 || never !== null ? undefined : `различается полей: ${String(rows.length)}`}
        action={
          <Button icon={<IconArrowsExchange size={16} stroke={1.75} />} onClick={onSwap}>
            Оставить вторую
          </Button>
        }
      >
        {obstacle !== undefined && (
          <Strip tone="orange" live="alert">
            {obstacle}
          </Strip>
        )}
        {never === null && rows.length === 0 && (
          <p className={classes.quiet}>Все поля двух записей совпадают, выбирать нечего.</p>
        )}
        {never === null && rows.length > 0 && (
          <MergeTable rows={rows} names={names} kept={kept} errors={errors} onChoose={choose} />
        )}
      </Section>
      {never === null && <Moved sourceId={source.id} targetId={target.id} />}
      <div className={classes.bar} role="group" aria-label="Действия" data-decisions>
        <Button variant="ghost" size={size} onClick={onPickOther}>
          Выбрать другую запись
        </Button>
        <Button
          variant="primary"
          size={size}
          disabledReason={obstacle}
          onClick={() => {
            setAsked(true);
          }}
        >
          Объединить
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        title="Объединить записи"
        confirmLabel="Объединить записи"
        busy={merging.isPending}
        onConfirm={send}
        onClose={() => {
          setAsked(false);
        }}
      >
        {names.source.title} уйдёт в архив, документы этой записи перейдут к {names.target.title}. Отменить
        объединение можно в течение 30 дней из карточки.
      </ConfirmDialog>
    </>
  );
}
