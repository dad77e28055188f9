import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { errorOf } from '../../../http/http';
import { Loader } from '../../../ui/ui';
import { PreviewFailure } from './preview-failure';
import { pageQuery } from './preview.queries';
import type { PreviewedFile } from './previewed-file';
import { markedWords } from './quoting/marked-words';
import { showPlace } from './quoting/shown-place';
import type { Marked, TextView } from './quoting/text-view';
import classes from './preview.module.css';

/** What is marked in the text of the frame: read from outside, since nothing of the frame may run or speak. */
function markedIn(frame: HTMLIFrameElement | null): Marked {
  const page = frame?.contentDocument ?? null;
  const selection = page?.getSelection() ?? null;
  if (page === null || selection === null || selection.rangeCount === 0) return null;
  return markedWords(page.body, selection.getRangeAt(0));
}

const SCROLLS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Space']);

/** A file in a frame where nothing runs: the page comes from the server with a policy of its own. */
export function LaidOutPage({ file, view }: { file: PreviewedFile; view: TextView }) {
  const { data: url, error, refetch } = useQuery(pageQuery(file.id));
  const frame = useRef<HTMLIFrameElement>(null);
  const { onText, sought, onSought } = view;
  useEffect(() => {
    onText(() => markedIn(frame.current));
    return () => {
      onText(null);
    };
  }, [onText]);
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
        // Keys pressed over the text belong to what it stands in, but for those that scroll it: the frame can run nothing.
        frame.current?.contentWindow?.addEventListener('keydown', ({ key, code }) => {
          if (SCROLLS.has(code)) return;
          frame.current?.dispatchEvent(
            new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
          );
        });
        const body = frame.current?.contentDocument?.body;
        if (sought !== undefined && body != null) onSought(showPlace(body, sought));
      }}
    />
  );
}
