import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import { errorOf } from '../../../http/http';
import { Loader } from '../../../ui/ui';
import { PreviewFailure } from './preview-failure';
import { wordPageQuery } from './preview.queries';
import type { PreviewedFile } from './previewed-file';
import classes from './preview.module.css';

/** A Word document in a frame where nothing runs: the page comes from the server with a policy of its own. */
export function WordPage({ file }: { file: PreviewedFile }) {
  const { data: url, error, refetch } = useQuery(wordPageQuery(file.id));
  const frame = useRef<HTMLIFrameElement>(null);
  if (url === undefined && error === null) return <Loader />;
  if (url === undefined) {
    const { status, message } = errorOf(error);
    return (
      <PreviewFailure
        file={file}
        title="Показать файл нельзя"
        text={message}
        onRetry={status === 415 ? undefined : () => void refetch()}
      />
    );
  }
  return (
    <iframe
      ref={frame}
      className={classes.frame}
      title={file.name}
      src={url}
      sandbox="allow-same-origin"
      onLoad={() => {
        // Keys pressed over the text belong to the panel: the frame itself can run nothing.
        frame.current?.contentWindow?.addEventListener('keydown', ({ key, code }) => {
          frame.current?.dispatchEvent(
            new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
          );
        });
      }}
    />
  );
}
