import { useSendFiles } from '../files/send-files.mutations';
import type { Discussed } from './comments.api';
import { commentsKey } from './comments.queries';

/** Answers how files follow a comment that the server has; the discussion shows each as it arrives. */
export function useAttaching(of: Discussed) {
  const send = useSendFiles();
  return (commentId: number, files: readonly File[]): void => {
    send(files, {
      owner: { type: 'comment', id: commentId },
      kind: 'attachment',
      documentTypeId: null,
      shownIn: commentsKey(of),
    });
  };
}
