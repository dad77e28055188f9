import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import { UploadRow } from '../files/upload-row';
import { useFileUploads } from '../files/use-file-uploads';
import type { Discussed } from './comments.api';
import { commentsKey } from './comments.queries';
import classes from './comments.module.css';

interface SendingFilesProps {
  of: Discussed;
  commentId: number;
  files: readonly File[];
  /** Nothing is on its way any longer, and nothing that failed is left to be read. */
  onDone: () => void;
}

/** The files of a comment that has just been sent, on their way to it; one that does not make it says why. */
export function SendingFiles({ of, commentId, files, onDone }: SendingFilesProps) {
  const client = useQueryClient();
  const { uploads, start, cancel } = useFileUploads({ type: 'comment', id: commentId });
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    start(files, { kind: 'attachment', documentTypeId: null });
  });
  useEffect(() => {
    begin();
  }, []);
  const settle = useEffectEvent((count: number) => {
    if (!begun.current) return;
    void client.invalidateQueries({ queryKey: commentsKey(of) });
    if (count === 0) onDone();
  });
  const left = uploads.length;
  const before = useRef(0);
  useEffect(() => {
    if (left < before.current) settle(left);
    before.current = left;
  }, [left]);
  return (
    <ul className={classes.sending} aria-label="Файлы прикладываются">
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onCancel={() => {
            cancel(upload.key);
          }}
        />
      ))}
    </ul>
  );
}
