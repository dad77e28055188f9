import { IconDownload, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { AgreedFile } from 'shared/contract/approval/approval-chain';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { FILE_KIND_LABELS } from 'shared/contract/file/file-kind';
import { shortFullName } from 'shared/document';
import { downloadFile } from 'shared/http';
import { useQuery } from 'shared/query';
import { Amount, Button, KeyValue, type KeyValueItem } from 'shared/ui';

import { chainByIdQuery } from '../api/approvals.queries';
import { fileNote, ReadFile } from '../decide/read-file';
import classes from './task-document.module.css';

interface TaskFileProps {
  task: ApprovalTask;
  file: NonNullable<ApprovalTask['file']>;
  note: string;
}

function TaskFile({ task, file, note }: TaskFileProps) {
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
        <small>{note}</small>
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

/** «Приложение»; of a further text its version and its sum, as of the main one. */
const otherNote = (file: AgreedFile) =>
  file.kind === 'attachment' ? FILE_KIND_LABELS.attachment : fileNote(file);

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

/** What a document says of itself: its files and its terms. */
export function TaskTerms({ task }: { task: ApprovalTask }) {
  const { file } = task;
  // With its route, which a decision waits for too.
  const others = useQuery(chainByIdQuery(task.chain_id)).data?.other_files ?? [];
  return (
    <>
      {(file !== null || others.length > 0) && (
        <div className={classes.files}>
          {file !== null && <TaskFile {...{ task, file }} note={fileNote(file)} />}
          {others.map((other) => (
            <TaskFile key={other.version_id} task={task} file={other} note={otherNote(other)} />
          ))}
        </div>
      )}
      <KeyValue columns={1} items={factsOf(task)} />
    </>
  );
}
