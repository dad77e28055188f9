import { IconDownload } from '@tabler/icons-react';

import type { Comment } from '../../contract/comment/comment';
import { fileSize } from '../../format/format';
import { useSavedFile } from '../files/use-saved-file';
import classes from './comments.module.css';

type Attached = Comment['files'][number];

function AttachedFile({ file }: { file: Attached }) {
  const { busy, save } = useSavedFile(file);
  return (
    <li>
      <button
        type="button"
        className={classes.file}
        aria-label={`Скачать ${file.name}`}
        disabled={busy}
        onClick={() => void save()}
      >
        <span className={classes.extension} aria-hidden>
          {file.extension.toUpperCase()}
        </span>
        <span className={classes.fileName}>{file.name}</span>
        <small>{fileSize(file.size)}</small>
        <IconDownload size={14} stroke={1.75} aria-hidden />
      </button>
    </li>
  );
}

/** What is attached to a comment: always saved, never opened in the page. */
export function AttachedFiles({ files }: { files: readonly Attached[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label="Приложено">
      {files.map((file) => (
        <AttachedFile key={file.id} file={file} />
      ))}
    </ul>
  );
}
