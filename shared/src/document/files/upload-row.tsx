import { IconX } from '@tabler/icons-react';

import { fileSize } from '../../format/format';
import { IconButton, Progress } from '../../ui/ui';
import classes from './files.module.css';
import type { RunningUpload } from './use-file-uploads';

/** A file on its way with its progress, or the sentence why it did not arrive. */
export function UploadRow({ upload, onCancel }: { upload: RunningUpload; onCancel: () => void }) {
  const failed = upload.error !== null;
  return (
    <li className={classes.row} data-failed={failed || undefined}>
      <div className={classes.words}>
        <span className={classes.name}>{upload.name}</span>
        {failed ? (
          <p className={classes.problem} role="alert">
            {upload.error}
          </p>
        ) : (
          <Progress value={upload.percent} label={`Загружается ${upload.name}`} />
        )}
        {!failed && (
          <small
            className={classes.fine}
          >{`${fileSize(upload.size)} · ${String(upload.percent ?? 0)}\u00A0%`}</small>
        )}
      </div>
      <IconButton
        size="sm"
        label={failed ? `Убрать из списка: ${upload.name}` : `Отменить загрузку: ${upload.name}`}
        icon={<IconX size={16} stroke={1.75} />}
        onClick={onCancel}
      />
    </li>
  );
}
