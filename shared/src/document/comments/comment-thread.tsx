import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import type { CommentThread as Thread } from '../../contract/comment/comment';
import { readDraft } from '../../form/state/draft-storage';
import { counted } from '../../format/format';
import { useSessionUser } from '../../session/session';
import { Button } from '../../ui/ui';
import { shortFullName } from '../short-full-name';
import { CommentComposer } from './writing/comment-composer';
import type { CommentContext } from './comment-context';
import { CommentEntry } from './comment-entry';
import { CommentMoment } from './comment-moment';
import classes from './comments.module.css';
import { textPieces } from './writing/mention-text';
import { ThreadReplies } from './thread-replies';
import { useAttaching } from './use-attaching';

export type CommentThreadProps = CommentContext & { thread: Thread };

const draftOfReply = ({ of, thread }: CommentThreadProps) =>
  `comment:${of.type}:${String(of.id)}:reply:${String(thread.id)}`;

function Reply(props: CommentThreadProps & { onClose: () => void }) {
  const { of, deeds, thread, onClose } = props;
  const attach = useAttaching(of);
  // Somebody deleted it while it was being answered: it takes no answers any more.
  const isGone = thread.body === null;
  return (
    <CommentComposer
      of={of}
      draft={draftOfReply(props)}
      label="Ответ"
      placeholder="Ответить"
      sendLabel={isGone ? 'Отправить комментарием' : 'Ответить'}
      note={isGone ? 'Комментарий удалён. Ответ уйдёт отдельным комментарием.' : undefined}
      onSend={async (input, files) => {
        const said = await deeds.add.mutateAsync({ ...input, parentId: isGone ? null : thread.id });
        attach(said.id, files);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

/** What is left of a resolved thread until somebody wants to read it: what it was about and who ended it. */
function ResolvedLine({ thread, now, onShow }: CommentThreadProps & { onShow: () => void }) {
  const about = textPieces(thread.body ?? '', thread.mentions)
    .map(({ text }) => text)
    .join('');
  const isGone = thread.body === null;
  const count = thread.reply_count + (isGone ? 0 : 1);
  return (
    <div className={classes.resolved}>
      <IconCheck size={16} stroke={2} aria-hidden />
      <div className={classes.words}>
        {isGone ? (
          <p className={classes.gone}>Комментарий удалён</p>
        ) : (
          <p className={classes.about}>{about}</p>
        )}
        <p className={classes.fine}>
          {`Решено: ${shortFullName(thread.resolved_by_name ?? 'Сотрудник')}, `}
          <CommentMoment at={thread.resolved_at ?? thread.created_at} now={now} />
          {` · ${counted(count, ['комментарий', 'комментария', 'комментариев'])}`}
        </p>
      </div>
      <Button size="sm" variant="ghost" onClick={onShow}>
        Показать
      </Button>
    </div>
  );
}

interface ThreadActionsProps extends CommentThreadProps {
  /** Absent while an answer is being written. */
  onReply?: () => void;
  onSettle: (action: 'resolve' | 'reopen') => void;
  /** Makes a line of a resolved thread again. */
  onFold: () => void;
}

/** What may be done with a thread, at its end: where one has read it. */
function ThreadActions({ thread, deeds, onReply, onSettle, onFold }: ThreadActionsProps) {
  const { reply, resolve, reopen } = thread.can;
  const busy = deeds.settle.isPending && deeds.settle.variables.thread.id === thread.id;
  return (
    <div className={classes.actions}>
      {reply && onReply !== undefined && (
        <Button
          size="sm"
          variant="ghost"
          icon={<IconArrowBackUp size={16} stroke={1.75} />}
          onClick={onReply}
        >
          Ответить
        </Button>
      )}
      {resolve && (
        <Button
          size="sm"
          variant="ghost"
          busy={busy}
          icon={<IconCheck size={16} stroke={1.75} />}
          onClick={() => {
            onSettle('resolve');
          }}
        >
          Решено
        </Button>
      )}
      {reopen && (
        <>
          <Button
            size="sm"
            variant="ghost"
            busy={busy}
            onClick={() => {
              onSettle('reopen');
            }}
          >
            Открыть снова
          </Button>
          <Button size="sm" variant="ghost" onClick={onFold}>
            Свернуть
          </Button>
        </>
      )}
    </div>
  );
}

/** A comment with its answers, and where one answers; a resolved one is a line until it is opened. */
export function CommentThread(props: CommentThreadProps) {
  const { thread, deeds, linkedId } = props;
  const me = useSessionUser();
  const alerts = useAlerts();
  // Of what the address leads to nothing is folded away; folding it by hand is remembered until another link.
  const leads = [thread, ...thread.replies].some(({ id }) => id === linkedId);
  const [foldedAt, setFoldedAt] = useState<number | null>(null);
  const [opened, setShown] = useState(false);
  const shown = opened || (leads && foldedAt !== linkedId);
  const [replying, setReplying] = useState(
    () => readDraft({ userId: me.id, document: draftOfReply(props), version: 1 }) !== null,
  );
  const isResolved = thread.resolved_at !== null;
  const settle = async (action: 'resolve' | 'reopen') => {
    try {
      await deeds.settle.mutateAsync({ thread, action });
      setShown(action === 'reopen');
      setFoldedAt(linkedId);
    } catch (error) {
      alerts.failure(error);
    }
  };
  if (isResolved && !shown && !replying) {
    return (
      <li className={classes.thread}>
        <ResolvedLine
          {...props}
          onShow={() => {
            setShown(true);
          }}
        />
      </li>
    );
  }
  return (
    <li className={classes.thread} data-resolved={isResolved || undefined}>
      <CommentEntry {...props} comment={thread} />
      <ThreadReplies {...props} />
      {replying && (
        <div className={classes.answer}>
          <Reply
            {...props}
            onClose={() => {
              setReplying(false);
            }}
          />
        </div>
      )}
      <ThreadActions
        {...props}
        onReply={
          replying
            ? undefined
            : () => {
                setReplying(true);
              }
        }
        onSettle={(action) => void settle(action)}
        onFold={() => {
          setShown(false);
          setFoldedAt(linkedId);
        }}
      />
    </li>
  );
}
