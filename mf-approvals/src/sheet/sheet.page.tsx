import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useAlerts } from 'shared/alerts';
import { PageHeader, useParams, usePageTitle } from 'shared/area';
import {
  CHAIN_STATUS_LABELS,
  DECISION_LABELS,
  REMARK_STATUS_LABELS,
} from 'shared/contract/approval/approval.labels';
import type { ApprovalSheet } from 'shared/contract/approval/approval-sheet';
import { RemarkQuote, shortFullName } from 'shared/document';
import { formatAmount, formatDateTime } from 'shared/format';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Button, EmptyState, KeyValue, Loader, TextLink } from 'shared/ui';

import { useDownloadSheet } from '../api/approvals.mutations';
import { sheetQuery } from '../api/approvals.queries';
import { paths } from '../paths';
import classes from './sheet.module.css';

type Round = ApprovalSheet['rounds'][number];
type Vote = Round['stages'][number]['votes'][number];

function RemarkLines({ remark, of }: { remark: Vote['remarks'][number]; of: ApprovalSheet['document'] }) {
  const { clause_ref: clause, text, status, quote } = remark;
  return (
    <>
      <small>
        {`${clause === null ? '' : `${clause}. `}${text} — ${REMARK_STATUS_LABELS[status].toLowerCase()}`}
      </small>
      {quote != null && <RemarkQuote of={{ type: of.kind, id: of.id }} quote={quote} />}
    </>
  );
}

interface VoteRowProps {
  vote: Vote;
  of: ApprovalSheet['document'];
  stage: string;
  kept?: number;
}

function VoteRow({ vote, of, stage, kept }: VoteRowProps) {
  const forWhom =
    vote.on_behalf_of === null ? '' : ` (по замещению: ${shortFullName(vote.on_behalf_of.full_name)})`;
  return (
    <tr>
      <td>{stage}</td>
      <td>
        {`${shortFullName(vote.user.full_name)}${forWhom}`}
        {vote.job_title !== null && <small>{vote.job_title}</small>}
      </td>
      <td>
        {DECISION_LABELS[vote.decision]}
        {kept !== undefined && <small>{`Сохранено из круга ${String(kept)}`}</small>}
        {vote.revoked_at !== null && <small>{`Отменено ${formatDateTime(vote.revoked_at)}`}</small>}
      </td>
      <td>{formatDateTime(vote.created_at)}</td>
      <td>
        {vote.remark}
        {vote.remarks.map((remark) => (
          <RemarkLines key={remark.id} {...{ remark, of }} />
        ))}
      </td>
    </tr>
  );
}

function RoundPart({ round, of }: { round: Round; of: ApprovalSheet['document'] }) {
  const facts = [
    CHAIN_STATUS_LABELS[round.status],
    `отправлено ${formatDateTime(round.started_at)}: ${shortFullName(round.initiator.full_name)}`,
    round.finished_at === null ? null : `завершён ${formatDateTime(round.finished_at)}`,
  ];
  return (
    <section className={classes.round}>
      <h2>{`Круг ${String(round.round)}`}</h2>
      <p>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      {round.file !== null && (
        <p className={classes.hash}>
          {`${round.file.name}, версия ${String(round.file.version)}, SHA-256 ${round.file.sha256}`}
        </p>
      )}
      <div className={classes.wide}>
        <table>
          <thead>
            <tr>
              <th scope="col">Этап</th>
              <th scope="col">Кто</th>
              <th scope="col">Решение</th>
              <th scope="col">Когда</th>
              <th scope="col">Замечания</th>
            </tr>
          </thead>
          <tbody>
            {round.stages.flatMap((stage) => [
              ...stage.votes.map((vote) => <VoteRow key={vote.id} of={of} vote={vote} stage={stage.name} />),
              ...stage.kept.map((vote) => (
                <VoteRow
                  key={`kept ${String(vote.id)}`}
                  of={of}
                  vote={vote}
                  stage={stage.name}
                  kept={vote.round}
                />
              )),
            ])}
          </tbody>
        </table>
      </div>
    </section>
  );
}

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
      <h1>Лист согласования</h1>
      <p>
        {sheet.document.url === null ? (
          sheet.document.label
        ) : (
          <TextLink to={sheet.document.url}>{sheet.document.label}</TextLink>
        )}
      </p>
      <KeyValue items={facts.filter(({ value }) => value !== null)} />
      {sheet.rounds.map((round) => (
        <RoundPart key={round.chain_id} of={sheet.document} round={round} />
      ))}
      <footer className={classes.hash}>
        <p>{`Лист № ${String(sheet.chain_id)}, составлен ${formatDateTime(sheet.made_at)}`}</p>
        <p>{`Запись журнала ${String(sheet.journal.seq)}: ${sheet.journal.hash}`}</p>
        <p>{`Контрольная сумма листа: ${sheet.sheet_hash}`}</p>
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
      Лист согласования (DOCX)
    </Button>
  );
}

/** The approval sheet of a document: rounds, decisions, remarks and what vouches for them; made to be printed. */
export default function SheetPage() {
  const { id = '' } = useParams();
  const { data: sheet, error, refetch } = useQuery(sheetQuery(Number(id)));
  usePageTitle('Лист согласования');
  return (
    <>
      <PageHeader>
        {sheet !== undefined && <SaveSheet sheet={sheet} />}
        <Button
          icon={<IconPrinter size={16} stroke={1.75} />}
          onClick={() => {
            window.print();
          }}
        >
          Печать
        </Button>
      </PageHeader>
      {sheet !== undefined && <Sheet sheet={sheet} />}
      {sheet === undefined && error === null && <Loader size="big" />}
      {sheet === undefined && error !== null && (
        <EmptyState
          title="Лист не загрузился"
          text={errorOf(error).message}
          actions={<Button onClick={() => void refetch()}>Повторить</Button>}
        />
      )}
    </>
  );
}
