import { IconAlertTriangle, IconDownload, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { shortFullName } from 'shared/document';
import { formatDateTime } from 'shared/format';
import { downloadFile, errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Amount, Button, KeyValue, Skeleton, Strip, TextLink, type KeyValueItem } from 'shared/ui';

import { useOpened } from '../api/approvals.mutations';
import { chainByIdQuery } from '../api/approvals.queries';
import { ChainView } from '../chain/chain-view';
import { timeLeft, untilText } from '../chain/deadline-words';
import { tiedName } from '../chain/tied-name';
import { DecisionBar } from '../decide/decision-bar';
import { GoneTask } from '../decide/gone-task';
import { fileNote, ReadFile } from '../decide/read-file';
import type { Decided } from '../decide/use-decide';
import classes from './inbox.module.css';

function TaskFile({ task, file }: { task: ApprovalTask; file: NonNullable<ApprovalTask['file']> }) {
  const alerts = useAlerts();
  const [isOpen, setOpen] = useState(false);
  const save = async () => {
    try {
      await downloadFile(file.url, file.name);
    } catch (error) {
      alerts.failure(error);
    }
  };
  return (
    <div className={classes.file}>
      <span>
        <b>{file.name}</b>
        <small>{fileNote(file)}</small>
      </span>
      <Button size="sm" icon={<IconEye size={16} stroke={1.75} />} onClick={() => setOpen(true)}>
        Открыть
      </Button>
      <Button size="sm" icon={<IconDownload size={16} stroke={1.75} />} onClick={() => void save()}>
        Скачать
      </Button>
      {isOpen && <ReadFile {...{ task, file }} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Head({ task }: { task: ApprovalTask }) {
  const { stage } = task;
  const place = `Этап ${String(stage.position)} из ${String(stage.of)}: ${stage.name}`;
  const time = [timeLeft(task.minutes_left), untilText(task.due_at)].filter((part) => part !== '');
  return (
    <header className={classes.docHead}>
      <small>{[place, ...time].join(' · ')}</small>
      <h2>
        {task.document.url === null ? (
          tiedName(task.document.label)
        ) : (
          <TextLink to={`${task.document.url}?tab=approval`}>{tiedName(task.document.label)}</TextLink>
        )}
      </h2>
    </header>
  );
}

/** Whose document it is and what it costs stands before its terms, unless its own terms say so in the same words. */
function factsOf(task: ApprovalTask): KeyValueItem[] {
  const { counterparty_name, organization_name, amount, currency_code, initiator } = task;
  const sum = amount === null ? null : <Amount value={amount} currency={currency_code ?? 'RUB'} />;
  const main: KeyValueItem[] = [
    { label: 'Контрагент', value: counterparty_name },
    { label: 'Наша организация', value: organization_name },
    { label: 'Сумма', value: sum },
    { label: 'Инициатор', value: shortFullName(initiator.full_name) },
  ];
  const own = new Set(task.facts.map(({ label }) => label));
  const told = main.filter(({ label, value }) => value !== null && !own.has(label));
  return [...told, ...task.facts.map(({ label, value }) => ({ label, value }))];
}

interface TaskDocumentProps {
  task: ApprovalTask;
  /** Others have made the reader's decision needless while the document was read. */
  isGone: boolean;
  decided: Decided;
}

/** The document of a task as a decision needs it: facts, risks, the file, the route; the decisions at the bottom edge. */
export function TaskDocument({ task, isGone, decided }: TaskDocumentProps) {
  const { data: chain, error, isFetching } = useQuery(chainByIdQuery(task.chain_id));
  useOpened(task);
  return (
    <article className={classes.doc} aria-label={task.document.label}>
      <div className={classes.scroll} tabIndex={-1} data-scroll>
        <Head task={task} />
        {isGone && <GoneTask taskId={task.id} chain={isFetching ? undefined : chain} />}
        {task.risks.map((risk) => (
          <Strip
            key={risk.text}
            tone={risk.level === 'danger' ? 'red' : 'orange'}
            icon={<IconAlertTriangle size={16} stroke={1.75} />}
          >
            {risk.text}
          </Strip>
        ))}
        {chain?.warnings?.map((warning) => (
          <Strip key={warning} tone="orange" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
            {warning}
          </Strip>
        ))}
        {task.file !== null && <TaskFile task={task} file={task.file} />}
        <KeyValue columns={1} items={factsOf(task)} />
        <h3 className={classes.part}>Маршрут</h3>
        {chain !== undefined && <ChainView chain={chain} />}
        {chain === undefined && error === null && <Skeleton height={120} />}
        {chain === undefined && error !== null && <p>{errorOf(error).message}</p>}
        {task.vote !== null && (
          <p className={classes.quiet}>{`Ваше решение принято ${formatDateTime(task.vote.created_at)}`}</p>
        )}
      </div>
      {chain !== undefined && (task.can.vote || task.can.forward) && (
        <footer className={classes.decision}>
          <DecisionBar key={task.id} task={task} contentHash={chain.content_hash} keys decided={decided} />
        </footer>
      )}
    </article>
  );
}
