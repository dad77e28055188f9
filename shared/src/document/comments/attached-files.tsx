import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import type { Comment } from '../../contract/comment/comment';
import { fileSize } from '../../format/format';
import { FilePreview } from '../files/preview/file-preview';
import { previewForm } from '../files/preview/previewed-file';
import { useSavedFile } from '../files/use-saved-file';
import classes from './comments.module.css';

type Attached = Comment['files'][number];

const isShown = ({ extension }: Attached) => previewForm(extension) !== null;

function AttachedFile({ file, onOpen }: { file: Attached; onOpen: () => void }) {
  const { busy, save } = useSavedFile(file);
  const shown = isShown(file);
  return (
    <li>
      <button
        type="button"
        className={classes.file}
        data-paper
        aria-label={`${shown ? 'Открыть' : 'Скачать'} ${file.name}`}
        disabled={busy}
        onClick={shown ? onOpen : () => void save()}
      >
        <span className={classes.extension} aria-hidden>
          {file.extension.toUpperCase()}
        </span>
        <span className={classes.fileName}>{file.name}</span>
        <small>{fileSize(file.size)}</small>
        {!shown && <IconDownload size={14} stroke={1.75} aria-hidden />}
      </button>
    </li>
  );
}

/** What is attached to a comment: shown beside the discussion as files of the document are, the rest saved. */
export function AttachedFiles({ files }: { files: readonly Attached[] }) {
  const [openId, setOpenId] = useState<number | null>(null);
  const open = files.find(({ id }) => id === openId);
  if (files.length === 0) return null;
  return (
    <>
      <ul className={classes.files} aria-label="Приложено">
        {files.map((file) => (
          <AttachedFile
            key={file.id}
            file={file}
            onOpen={() => {
              setOpenId(file.id);
            }}
          />
        ))}
      </ul>
      {open !== undefined && (
        <FilePreview
          files={files.filter(isShown).map((file) => ({ ...file, note: fileSize(file.size) }))}
          openId={open.id}
          onOpen={setOpenId}
          onClose={() => {
            setOpenId(null);
          }}
        />
      )}
    </>
  );
}
