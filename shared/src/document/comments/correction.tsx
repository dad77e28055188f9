import { useState } from 'react';

import { formatTime } from '../../format/format';
import { errorOf } from '../../http/http';
import type { CommentEntryProps } from './comment-context';
import { CommentComposer } from './writing/comment-composer';
import { shownText } from './writing/mention-text';

/** «14:57»: until then the words may still be changed. */
const untilOf = (moment: string) => formatTime(moment).slice(0, 5);

/**
 * One's own words while they are put right. It says until when that is possible; words that were not ready by then are
 * not lost: they can be sent as an answer.
 */
export function Correction(props: CommentEntryProps & { onClose: () => void }) {
  const { comment, of, deeds, now, onClose } = props;
  const { text, called } = shownText(comment.body ?? '', comment.mentions);
  // The server's clock decides: it refuses what this one still took for timely.
  const [isRefused, setRefused] = useState(false);
  const isLate = isRefused || now.getTime() > Date.parse(comment.editable_until);
  const until = untilOf(comment.editable_until);
  return (
    <CommentComposer
      of={of}
      draft={`comment:edit:${String(comment.id)}`}
      initial={{ text, called, quote: comment.quote }}
      label="Исправленный комментарий"
      placeholder="Текст комментария"
      sendLabel={isLate ? 'Отправить ответом' : 'Сохранить'}
      note={
        isLate
          ? `Изменить комментарий можно было до ${until}. Новый текст уйдёт ответом на него.`
          : `Изменить можно до ${until}`
      }
      takesFiles={false}
      onSend={async ({ body, quote, key }) => {
        if (isLate) {
          await deeds.add.mutateAsync({ body, quote, key, parentId: comment.parent_id ?? comment.id });
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
