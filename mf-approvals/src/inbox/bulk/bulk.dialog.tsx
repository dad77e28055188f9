import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import type { BulkApprovalResult } from 'shared/contract/approval/bulk-approval';
import { tiedName } from 'shared/format';
import { Amount, Button, Dialog, TextLink } from 'shared/ui';

import { useBulkApproval } from '../../api/approvals.mutations';
import { bulkSum } from './bulk-sums';
import { bulkVerb, documentsCount } from './bulk.labels';
import classes from './bulk.module.css';

type Result = BulkApprovalResult['data'][number];

function Outcome({ result }: { result: Result }) {
  return result.is_approved ? (
    <small className={classes.done}>
      <IconCheck size={14} stroke={2} aria-hidden />
      Решение принято
    </small>
  ) : (
    <small className={classes.refused}>
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
      {result.message}
    </small>
  );
}

function DocumentLine({ task, result }: { task: ApprovalTask; result: Result | undefined }) {
  const { document, amount, currency_code: currency, file } = task;
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        {document.url === null ? (
          <b>{tiedName(document.label)}</b>
        ) : (
          <TextLink to={`${document.url}?tab=approval`}>{tiedName(document.label)}</TextLink>
        )}
        <small>{task.counterparty_name}</small>
        <small>{file === null ? 'Без текста' : `${file.name}, версия\u00a0${String(file.version)}`}</small>
        {result !== undefined && <Outcome result={result} />}
      </div>
      {amount !== null && <Amount value={amount} currency={currency ?? 'RUB'} />}
    </li>
  );
}

interface BulkDialogProps {
  tasks: readonly ApprovalTask[];
  /** True when the decisions have been sent, whatever became of them. */
  onClose: (isDone: boolean) => void;
}

function summary(results: readonly Result[]): string {
  const approved = results.filter(({ is_approved: isApproved }) => isApproved).length;
  const left = results.length - approved;
  if (left === 0) return `Решение принято: ${documentsCount(approved)}.`;
  return `Решение принято: ${documentsCount(approved)}, не принято: ${documentsCount(left)}.`;
}

/** What is about to be approved together, confirmed once; then what became of each document. */
export function BulkDialog({ tasks, onClose }: BulkDialogProps) {
  // The list beneath loses what has been approved: the dialog keeps what it asked about.
  const [shown] = useState(tasks);
  const alerts = useAlerts();
  const { mutate, isPending, data } = useBulkApproval();
  const results = data?.data;
  const isLeft = ({ id }: ApprovalTask) =>
    results?.some((result) => result.task_id === id && !result.is_approved) === true;
  const sum = bulkSum(shown.filter((task) => !isLeft(task)));
  const approve = () => {
    const body = shown.map(({ id, chain_lock_version }) => ({ id, chain_lock_version }));
    mutate({ tasks: body }, { onError: alerts.failure });
  };
  return (
    <Dialog
      open
      keepOpen
      title={bulkVerb(shown)}
      description={
        results === undefined
          ? 'Каждый документ проверяется отдельно. Изменившийся после показа останется на рассмотрении.'
          : summary(results)
      }
      onClose={() => {
        onClose(results !== undefined);
      }}
      footer={
        results === undefined ? (
          <>
            <Button
              variant="ghost"
              onClick={() => {
                onClose(false);
              }}
            >
              Отменить
            </Button>
            <Button variant="primary" busy={isPending} onClick={approve}>
              {bulkVerb(shown)}
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            // What was pressed has gone.
            autoFocus
            onClick={() => {
              onClose(true);
            }}
          >
            Вернуться к списку
          </Button>
        )
      }
    >
      <ul className={classes.lines}>
        {shown.map((task) => (
          <DocumentLine
            key={task.id}
            task={task}
            result={results?.find(({ task_id: id }) => id === task.id)}
          />
        ))}
      </ul>
      {sum !== '' && (
        <p className={classes.total}>
          {results === undefined ? 'Всего' : 'Принято на сумму'} <b>{sum}</b>
        </p>
      )}
    </Dialog>
  );
}
