import { useState } from 'react';

import type { Comment } from '../../contract/comment/comment';
import { formatTime } from '../../format/format';
import { errorOf } from '../../http/http';
import type { CommentEntryProps } from './comment-context';
import { CommentComposer } from './writing/comment-composer';
import { shownText } from './writing/mention-text';

/** «14:57»: until then the words may still be changed. */
const untilOf = (moment: string) => formatTime(moment).slice(0, 5);

interface Way {
  note: string;
  sendLabel: string;
  /** Of the thread the words go to as an answer; null for a thread of their own, absent while they still replace. */
  answers?: number | null;
}

/** How the words can reach the reader now. */
function wayOf({ comment }: Pick<CommentEntryProps, 'comment'>, isLate: boolean): Way {
  const until = untilOf(comment.editable_until);
  // A thread that lost its first comment takes no answers; one that lost an answer does.
  if (comment.body === null && comment.parent_id === null)
    return {
      note: 'Комментарий удалён. Новый текст уйдёт отдельным комментарием.',
      sendLabel: 'Отправить комментарием',
      answers: null,
    };
  const answer = { sendLabel: 'Отправить ответом', answers: comment.parent_id ?? comment.id };
  if (comment.body === null)
    return { ...answer, note: 'Комментарий удалён. Новый текст уйдёт ответом в обсуждение.' };
  if (isLate)
    return {
      ...answer,
      note: `Изменить комментарий можно было до ${until}. Новый текст уйдёт ответом на него.`,
    };
  return { note: `Изменить можно до ${until}`, sendLabel: 'Сохранить' };
}

/** Under which name corrected words are kept until they have reached the server. */
export const draftOfCorrection = ({ id }: Pick<Comment, 'id'>) => `comment:edit:${String(id)}`;

/**
 * One's own words while they are put right. It says until when that is possible; words that were not ready by then, or
 * whose comment somebody deleted meanwhile, are not lost: they can be sent as words of their own.
 */
export function Correction(props: CommentEntryProps & { onClose: () => void }) {
  const { comment, of, deeds, now, onClose } = props;
  // As it was opened: what is corrected stands, whatever becomes of the comment meanwhile.
  const [initial] = useState(() => ({
    ...shownText(comment.body ?? '', comment.mentions),
    quote: comment.quote,
  }));
  // The server's clock decides: it refuses what this one still took for timely.
  const [isRefused, setRefused] = useState(false);
  const isLate = isRefused || now.getTime() > Date.parse(comment.editable_until);
  const { note, sendLabel, answers } = wayOf(props, isLate);
  return (
    <CommentComposer
      of={of}
      draft={draftOfCorrection(comment)}
      initial={initial}
      label="Исправленный комментарий"
      placeholder="Текст комментария"
      sendLabel={sendLabel}
      note={note}
      takesFiles={false}
      onSend={async ({ body, quote, key }) => {
        if (answers !== undefined) {
          await deeds.add.mutateAsync({ body, quote, key, parentId: answers });
        } else {
          try {
            await deeds.change.mutateAsync({ comment, body, quote });
          } catch (error) {
            if (errorOf(error).status === 403) setRefused(true);
            throw error;
          }
        }
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
