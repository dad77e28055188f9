import { IconCalendarDollar, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ObligationPlan } from 'shared/contract/obligation/obligation';
import { formatAmount } from 'shared/format';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { useUserEvent } from 'shared/realtime';
import { ExportButton } from 'shared/register';
import { Button, EmptyState, Section, Skeleton, Strip } from 'shared/ui';

import { DeleteDialog } from './delete.dialog';
import { DoneDialog } from './done.dialog';
import { ObligationDialog } from './obligation.dialog';
import type { Asked } from './obligation-menu';
import type { ObligedDocument } from './obligations.api';
import classes from './obligations.module.css';
import { planQuery } from './obligations.queries';
import { ObligationsTable } from './obligations-table';
import { ScheduleDialog } from './schedule.dialog';
import { WaiveDialog } from './waive.dialog';

const COLUMNS = [
  ...['document', 'counterparty', 'kind', 'title', 'direction', 'sum', 'currency_code', 'due_date', 'phase'],
  ...['done_at', 'done_amount', 'responsible', 'note'],
];

export interface ObligationsTabProps {
  document: ObligedDocument;
  /** Who pays by the document unless somebody says otherwise. */
  payer: 'ours' | 'theirs';
}

type Open = Asked | { what: 'add' | 'schedule' };

/** What the document obliges to: payments against its sum, everything else with its terms, and what becomes of it. */
export default function ObligationsTab({ document, payer }: ObligationsTabProps) {
  const plan = useQuery(planQuery(document));
  const [open, setOpen] = useState<Open | null>(null);
  useUserEvent((event) => {
    if (event.kind === 'entity' && event.resource === 'obligations') void plan.refetch();
  });
  if (plan.data === undefined) {
    if (plan.isPending) return <Waiting />;
    return (
      <EmptyState
        title="Обязательства не загрузились"
        text={errorOf(plan.error).message}
        actions={<Button onClick={() => void plan.refetch()}>Повторить</Button>}
      />
    );
  }
  const { data, can, check, today } = plan.data;
  const close = () => {
    setOpen(null);
  };
  return (
    <Section
      title="Обязательства"
      note={noteOf(plan.data)}
      action={<TabActions plan={plan.data} onOpen={setOpen} />}
    >
      <div className={classes.tab}>
        {plan.data.closed_reason !== null && <Strip>{plan.data.closed_reason}</Strip>}
        {check !== null && Number(check.difference) !== 0 && <SumStrip plan={plan.data} check={check} />}
        {data.length === 0 ? (
          <EmptyState
            title="Обязательств ещё нет"
            text={can.add ? 'Составьте график платежей или добавьте первое обязательство.' : undefined}
          />
        ) : (
          <ObligationsTable lines={data} own={document} today={today} onAsk={setOpen} />
        )}
      </div>
      {open?.what === 'add' && <ObligationDialog plan={plan.data} obligation={null} onClose={close} />}
      {open?.what === 'edit' && (
        <ObligationDialog plan={plan.data} obligation={open.obligation} onClose={close} />
      )}
      {open?.what === 'schedule' && <ScheduleDialog plan={plan.data} payer={payer} onClose={close} />}
      {open?.what === 'done' && <DoneDialog obligation={open.obligation} onClose={close} />}
      {open?.what === 'delete' && <DeleteDialog obligation={open.obligation} onClose={close} />}
      {open?.what === 'waive' && <WaiveDialog obligation={open.obligation} onClose={close} />}
    </Section>
  );
}

function noteOf({ totals }: ObligationPlan): string | undefined {
  const parts = [
    totals.open > 0 ? `открыто ${String(totals.open)}` : '',
    totals.overdue > 0 ? `просрочено ${String(totals.overdue)}` : '',
    totals.done > 0 ? `исполнено ${String(totals.done)}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(', ');
}

function TabActions({ plan, onOpen }: { plan: ObligationPlan; onOpen: (open: Open) => void }) {
  const { document, data, can } = plan;
  const query = new URLSearchParams({
    'filter[document_type]': document.type,
    'filter[document_id]': String(document.id),
  });
  return (
    <div className={classes.actions}>
      {data.length > 0 && (
        <ExportButton
          size="sm"
          resource="obligations"
          query={query.toString()}
          shown={COLUMNS}
          all={COLUMNS}
          what="обязательства документа"
        />
      )}
      {can.add && (
        <>
          <Button
            size="sm"
            icon={<IconCalendarDollar size={16} stroke={1.75} />}
            onClick={() => {
              onOpen({ what: 'schedule' });
            }}
          >
            График платежей
          </Button>
          <Button
            size="sm"
            icon={<IconPlus size={16} stroke={1.75} />}
            onClick={() => {
              onOpen({ what: 'add' });
            }}
          >
            Добавить
          </Button>
        </>
      )}
    </div>
  );
}

function SumStrip({ plan, check }: { plan: ObligationPlan; check: NonNullable<ObligationPlan['check']> }) {
  const { currency_code: currency } = plan.document;
  const isMore = !check.difference.startsWith('-');
  const difference = formatAmount(check.difference.replace('-', ''), currency);
  return (
    <Strip tone="orange">
      {`Платежей на ${formatAmount(check.planned, currency)}, сумма документа ${formatAmount(check.amount, currency)}: ${
        isMore ? 'больше' : 'меньше'
      } на ${difference}.`}
    </Strip>
  );
}

function Waiting() {
  return (
    <div className={classes.tab} aria-busy="true">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} width="100%" height={38} />
      ))}
    </div>
  );
}
