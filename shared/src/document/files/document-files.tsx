import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import type { DocumentFile } from '../../contract/file/file';
import type { FileKind } from '../../contract/file/file-kind';
import { watchesTerms } from '../../contract/file/watched-terms';
import { errorOf } from '../../http/http';
import { useSessionUser } from '../../session/session';
import { Button, ConfirmDialog, EmptyState, Skeleton } from '../../ui/ui';
import { DescribeDialog } from './describing/describe.dialog';
import { FileList } from './file-list';
import type { MarkedFile } from './marked-file';
import type { FileOwner } from './file-owner';
import { useDeleteFile } from './files.mutations';
import { FilesUpload } from './files-upload';
import classes from './files.module.css';
import { filesQuery } from './files.queries';
import { uploadKind } from './upload-kind';

export interface DocumentFilesProps {
  type: FileOwner['type'];
  /** Where the document is read from, so that its card is asked for anew when its files change. */
  resource: string;
  /** Whose files they are; what is uploaded follows from its state. */
  record: {
    id: number;
    status: string;
    archived_at?: string | null;
    can: { upload: boolean; edit?: boolean };
    file_template_ids?: readonly number[];
  };
  inset?: 'page' | 'none';
  /** False of a document whose text the other side writes: none is made of a template. */
  isComposed?: boolean;
  /** What the record belongs to has come to its end, and the record with it. */
  isOver?: boolean;
  /** The version that counts, with what it is: «Подписанная редакция»; null where none does. */
  marked?: MarkedFile | null;
}

interface Reader {
  canUpload: boolean;
  readerId: number;
}

/** One's own version, by number and not by name, while it is not frozen. */
const isOwn = (file: DocumentFile, { canUpload, readerId }: Reader) =>
  canUpload && !file.is_frozen && file.uploaded_by_id === readerId;
/**
 * A version without its number cannot be told from a stale one, and nothing is called otherwise once its bytes are gone.
 * The server's word goes over the browser's.
 */
const mayDescribe = (file: DocumentFile, reader: Reader) =>
  (file.can?.edit ?? isOwn(file, reader)) &&
  file.lock_version !== undefined &&
  (file.destroyed_at ?? null) === null;
const mayDelete = (file: DocumentFile, reader: Reader) => file.can?.delete ?? isOwn(file, reader);

/** What the record waits for where it has no files; nothing once it waits for none. */
const MISSING: Partial<Record<FileKind, string>> = {
  draft: 'Приложите текст документа: без него нельзя отправить на согласование.',
  scan: 'Приложите скан подписанного документа.',
};

/** Files of a document by type with all their versions: saved, uploaded by button or drag, one's own renamed and deleted. */
export function DocumentFiles(props: DocumentFilesProps) {
  const { type, resource, record, inset = 'page', marked, isComposed = true, isOver = false } = props;
  const owner = { type, resource, id: record.id, templates: record.file_template_ids };
  const canUpload = record.can.upload;
  const { data, error, isPending, refetch } = useQuery(filesQuery(owner));
  const [describedId, setDescribedId] = useState<number | null>(null);
  const described = data?.find(({ id }) => id === describedId);
  const [doomed, setDoomed] = useState<DocumentFile | null>(null);
  const reader = { canUpload, readerId: useSessionUser().id };
  const removal = useDeleteFile(owner);
  const alerts = useAlerts();

  const remove = async (file: DocumentFile) => {
    try {
      await removal.mutateAsync(file.id);
    } catch (refusal) {
      alerts.failure(refusal);
    }
    setDoomed(null);
  };

  return (
    <>
      {canUpload && <FilesUpload {...{ owner, inset, isComposed }} kind={uploadKind(record)} />}
      {isPending && <FilesSkeleton />}
      {error !== null && data === undefined && (
        <EmptyState
          title="Файлы не загрузились"
          text={errorOf(error).message}
          actions={<Button onClick={() => void refetch()}>Повторить</Button>}
        />
      )}
      {data?.length === 0 && (
        <EmptyState title="Файлов пока нет" text={canUpload ? MISSING[uploadKind(record)] : undefined} />
      )}
      <FileList
        files={data ?? []}
        marked={marked}
        areOver={isOver || !watchesTerms(type, record)}
        inset={inset}
        mayDescribe={(file) => mayDescribe(file, reader)}
        onDescribe={({ id }) => {
          setDescribedId(id);
        }}
        mayDelete={(file) => mayDelete(file, reader)}
        onDelete={setDoomed}
      />
      {described !== undefined && (
        <DescribeDialog
          file={described}
          owner={owner}
          onClose={() => {
            setDescribedId(null);
          }}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        danger
        title="Удалить версию файла"
        confirmLabel="Удалить версию"
        busy={removal.isPending}
        onConfirm={() => {
          if (doomed !== null) void remove(doomed);
        }}
        onClose={() => {
          setDoomed(null);
        }}
      >
        {doomed !== null && `${doomed.name}, версия ${String(doomed.version)}. Вернуть её будет нельзя.`}
      </ConfirmDialog>
    </>
  );
}

function FilesSkeleton() {
  return (
    <div className={classes.upload} aria-busy>
      {[64, 52, 58].map((width) => (
        <div key={width} className={classes.row}>
          <Skeleton width={36} height={24} />
          <div className={classes.words}>
            <Skeleton width={`${String(width)}%`} height={10} />
          </div>
        </div>
      ))}
    </div>
  );
}
