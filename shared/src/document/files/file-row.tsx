import { IconArrowsDiff, IconDownload, IconLock, IconPencil, IconTrash } from '@tabler/icons-react';

import { FILE_KIND_LABELS } from '../../contract/file/file-kind';
import type { DocumentFile } from '../../contract/file/file';
import { fileSize, formatDateTime, isDocumentFile } from '../../format/format';
import { Badge, IconButton } from '../../ui/ui';
import { shortFullName } from '../short-full-name';
import { FileTerm } from './file-term';
import classes from './files.module.css';
import { useApproach } from './use-approach';
import { useSavedFile } from './use-saved-file';

export interface FileRowProps {
  file: DocumentFile;
  /** What this version is to the document instead of what it was sent as: «На согласовании». */
  mark?: string | undefined;
  /** Shows the file; without it the name saves the file. */
  onOpen?: () => void;
  /** The hand rests on the name: it is likely to be opened. */
  onApproach?: () => void;
  /** Given when there is an earlier text to compare it with. */
  onCompare?: () => void;
  /** Given when the reader may call this very file otherwise. */
  onDescribe?: () => void;
  /** Given when the reader may delete this very file. */
  onDelete?: () => void;
  /** Nobody waits for another paper in the place of this one. */
  isOver?: boolean | undefined;
  /** One line less: on the card's first page, where the file is only mentioned. */
  compact?: boolean;
}

/** What stands under the name of a version: its number, which an attachment has not, size, and who brought it when. */
export function fileOrigin(file: DocumentFile): string {
  const origin = [
    file.kind === 'attachment' ? null : `Версия ${String(file.version)}`,
    fileSize(file.size),
    file.uploaded_by_name === null ? null : shortFullName(file.uploaded_by_name),
    formatDateTime(file.created_at),
  ];
  return origin.filter((part) => part !== null).join(' · ');
}

interface FileToolsProps extends Pick<FileRowProps, 'file' | 'onCompare' | 'onDescribe' | 'onDelete'> {
  isGone: boolean;
  busy: boolean;
  onSave: () => Promise<void>;
}

/** What may be done with the version. */
function FileTools({ file, isGone, busy, onCompare, onDescribe, onDelete, onSave }: FileToolsProps) {
  return (
    <div className={classes.tools}>
      {onCompare !== undefined && !isGone && (
        <IconButton
          size="sm"
          label={`Сравнить ${file.name}, версия ${String(file.version)}`}
          icon={<IconArrowsDiff size={16} stroke={1.75} />}
          onClick={onCompare}
        />
      )}
      {onDescribe !== undefined && (
        <IconButton
          size="sm"
          label={`Переименовать ${file.name}, версия ${String(file.version)}`}
          icon={<IconPencil size={16} stroke={1.75} />}
          onClick={onDescribe}
        />
      )}
      {onDelete !== undefined && (
        <IconButton
          size="sm"
          label={`Удалить ${file.name}, версия ${String(file.version)}`}
          icon={<IconTrash size={16} stroke={1.75} />}
          onClick={onDelete}
        />
      )}
      {!isGone && (
        <IconButton
          size="sm"
          label={`Скачать ${file.name}, версия ${String(file.version)}`}
          icon={<IconDownload size={16} stroke={1.75} />}
          disabled={busy}
          onClick={() => void onSave()}
        />
      )}
    </div>
  );
}

/** One version of a file: what it is, who brought it and when; the name shows or saves it. */
export function FileRow(props: FileRowProps) {
  const { file, mark, onOpen, onApproach, onCompare, onDescribe, onDelete, isOver, compact } = props;
  const { busy, save } = useSavedFile(file);
  const approach = useApproach(onApproach);
  const isGone = (file.destroyed_at ?? null) !== null;
  const Row = compact ? 'div' : 'li';
  return (
    <Row className={classes.row} data-current={file.is_current || undefined}>
      <span
        className={classes.extension}
        data-document={isDocumentFile(file.extension) || undefined}
        aria-hidden
      >
        {file.extension.toUpperCase()}
      </span>
      <div className={classes.words}>
        <span className={classes.line}>
          <button
            type="button"
            className={classes.name}
            data-paper
            disabled={busy || isGone}
            onClick={onOpen ?? (() => void save())}
            {...approach}
          >
            {file.name}
          </button>
          <Badge>{mark ?? FILE_KIND_LABELS[file.kind]}</Badge>
          {isGone ? <Badge>Содержимое уничтожено</Badge> : <FileTerm file={file} isOver={isOver} />}
          {file.is_frozen && (
            <span className={classes.frozen} title="Версия зафиксирована: изменить и удалить её нельзя">
              <IconLock size={14} stroke={1.75} aria-hidden />
              Зафиксирована
            </span>
          )}
        </span>
        <small className={classes.fine}>{fileOrigin(file)}</small>
        {!compact && file.comment !== null && <p className={classes.comment}>{file.comment}</p>}
        {!compact && (
          <small className={classes.hash} title={`SHA-256: ${file.sha256}`}>
            {`SHA-256 ${file.sha256}`}
          </small>
        )}
      </div>
      <FileTools {...{ file, isGone, busy, onCompare, onDescribe, onDelete, onSave: save }} />
    </Row>
  );
}
