import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useAlerts } from 'shared/alerts';
import { PageHeader, useParams, usePageTitle } from 'shared/area';
import { rightsFor } from 'shared/contract/access/held-permissions';
import { CHAIN_STATUS_LABELS } from 'shared/contract/approval/approval.labels';
import type { ApprovalSheet } from 'shared/contract/approval/approval-sheet';
import { formatAmount, formatDateTime } from 'shared/format';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { useNamedPermission } from 'shared/session';
import { Button, EmptyState, KeyValue, LinkButton, Loader, TextLink } from 'shared/ui';

import { useDownloadSheet } from '../api/approvals.mutations';
import { sheetQuery } from '../api/approvals.queries';
import { paths } from '../paths';
import classes from './sheet.module.css';
import { SheetRound } from './sheet-round';

function Sheet({ sheet }: { sheet: ApprovalSheet }) {
  const facts = [
    { label: 'Организация', value: sheet.organization_name },
    { label: 'Контрагент', value: sheet.counterparty_name },
    {
      label: 'Сумма',
      value: sheet.amount === null ? null : formatAmount(sheet.amount, sheet.currency_code ?? 'RUB'),
    },
    { label: 'Итог', value: CHAIN_STATUS_LABELS[sheet.status] },
  ];
  return (
    <article className={classes.sheet}>
      <p>
        {sheet.document.url === null ? (
          sheet.document.label
        ) : (
          <TextLink to={sheet.document.url}>{sheet.document.label}</TextLink>
        )}
      </p>
      <KeyValue items={facts.filter(({ value }) => value !== null)} />
      {sheet.rounds.map((round) => (
        <SheetRound key={round.chain_id} of={sheet.document} round={round} />
      ))}
      <footer className={classes.hash}>
        <p>{`Лист №\u00A0${String(sheet.chain_id)}, составлен ${formatDateTime(sheet.made_at)}`}</p>
        {sheet.sheet_sum !== undefined && <p>{`Контрольная сумма листа: ${sheet.sheet_sum}`}</p>}
        <p>{`Запись журнала ${String(sheet.journal.seq)}: ${sheet.journal.hash}`}</p>
        <p className={classes.screen}>
          <TextLink to={paths.checkOf(sheet)}>Проверить лист</TextLink>
        </p>
      </footer>
    </article>
  );
}

function SaveSheet({ sheet }: { sheet: ApprovalSheet }) {
  const alerts = useAlerts();
  const saving = useDownloadSheet();
  const save = () => {
    saving.mutate(sheet, { onError: alerts.failure });
  };
  return (
    <Button icon={<IconDownload size={16} stroke={1.75} />} busy={saving.isPending} onClick={save}>
      <span>
        <span className={classes.roomy}>Скачать </span>DOCX
      </span>
    </Button>
  );
}

/** In the place of a sheet that is not there, or did not come. */
function NoSheet({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { status, message } = errorOf(error);
  const isMissing = status === 404;
  // Sheets are read also by those whose decision is never asked for: the inbox is closed to them.
  const mayVote = useNamedPermission(rightsFor('approval_chains.vote'));
  return (
    <EmptyState
      title={isMissing ? 'Такого листа нет' : 'Лист не загрузился'}
      text={message}
      actions={
        isMissing ? (
          mayVote && <LinkButton to={paths.approvals()}>К согласованию</LinkButton>
        ) : (
          // A second failure comes back to this very state.
          <Button onClick={onRetry}>Повторить</Button>
        )
      }
    />
  );
}

/** The approval sheet of a document: rounds, decisions, remarks and what vouches for them; made to be printed. */
export default function SheetPage() {
  const { id = '' } = useParams();
  const { data: sheet, error, refetch } = useQuery(sheetQuery(Number(id)));
  usePageTitle('Лист согласования');
  const isFailed = sheet === undefined && error !== null;
  return (
    <>
      <PageHeader>
        <h1 className={classes.title}>Лист согласования</h1>
        {sheet !== undefined && <SaveSheet sheet={sheet} />}
        {!isFailed && (
          <Button
            icon={<IconPrinter size={16} stroke={1.75} />}
            onClick={() => {
              window.print();
            }}
          >
            Печать
          </Button>
        )}
      </PageHeader>
      {sheet !== undefined && <Sheet sheet={sheet} />}
      {sheet === undefined && error === null && <Loader size="big" />}
      {isFailed && <NoSheet error={error} onRetry={() => void refetch()} />}
    </>
  );
}
