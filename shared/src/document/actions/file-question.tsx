import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';

import { FILE_KIND_LABELS } from '../../contract/file/file-kind';
import type { ActionQuestion } from '../../contract/record/workflow';
import { SelectField } from '../../form/form';
import { useTransfers } from '../../transfers/transfer-desk';
import { Button, Field } from '../../ui/ui';
import { ACCEPTED_FILES } from '../files/file-check';
import { fileOrigin } from '../files/file-row';
import { useSendFiles } from '../files/send-files.mutations';
import { uploadKind } from '../files/upload-kind';
import type { LivingRecord } from '../record';
import classes from './actions.module.css';
import type { OfferedFiles } from './use-asked-files';

export interface FileQuestionProps {
  question: ActionQuestion;
  record: LivingRecord;
  offered: OfferedFiles;
  answer: string | null;
  error: string | undefined;
  /** The id of the chosen version, as text. */
  onAnswer: (answer: string | null) => void;
}

/** Brings a file to the record from the dialog and answers with it once it is there. */
function useUpload({
  record,
  offered,
  onAnswer,
}: Pick<FileQuestionProps, 'record' | 'offered' | 'onAnswer'>) {
  const [key, setKey] = useState<string | null>(null);
  const sent = useTransfers().find((transfer) => transfer.key === key);
  const send = useSendFiles();
  return {
    isRunning: sent?.status === 'waiting' || sent?.status === 'running',
    failure: sent?.status === 'failed' ? `${sent.title}: ${sent.text}` : undefined,
    take: (file: File) => {
      const [begun = null] = send([file], {
        owner: offered.owner,
        kind: uploadKind(record),
        documentTypeId: null,
        onArrived: ({ id }) => onAnswer(String(id)),
      });
      setKey(begun);
    },
  };
}

/** A file of the record: chosen among those it has, or uploaded without leaving the dialog. */
export function FileQuestion(props: FileQuestionProps) {
  const { question, record, offered, answer, error, onAnswer } = props;
  const { label, required } = question;
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload(props);
  const canUpload = record.can.upload === true;
  const options = offered.files.map((file) => ({
    value: file.id,
    label: file.name,
    note: `${FILE_KIND_LABELS[file.kind]} · ${fileOrigin(file)}`,
  }));
  // Whoever may not bring a file is still told that one is missing.
  if (options.length === 0 && !canUpload && error === undefined) return null;
  const button = canUpload && (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED_FILES}
        aria-label={`${label}: загрузить`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) upload.take(file);
          // The same file may be chosen again after it was refused.
          target.value = '';
        }}
      />
      <Button
        className={classes.upload}
        size="sm"
        icon={<IconUpload size={16} stroke={1.75} />}
        busy={upload.isRunning}
        onClick={() => input.current?.click()}
      >
        Загрузить файл
      </Button>
    </>
  );
  const problem = error ?? upload.failure;
  if (options.length === 0) {
    return (
      <Field label={label} required={required} error={problem} group>
        {() => <div className={classes.file}>{button}</div>}
      </Field>
    );
  }
  return (
    <div className={classes.file}>
      <SelectField
        label={label}
        required={required}
        placeholder="Не выбран"
        clearable={required !== true}
        options={options}
        value={answer === null || answer === '' ? null : Number(answer)}
        error={problem}
        onChange={(id) => onAnswer(id === null ? null : String(id))}
      />
      {button}
    </div>
  );
}
