import { IconDots } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import type { Comment } from '../../contract/comment/comment';
import { useSessionUser } from '../../session/session';
import { Avatar, Badge, ConfirmDialog, IconButton, Menu, type MenuEntry } from '../../ui/ui';
import { shortFullName } from '../short-full-name';
import { AttachedFiles } from './attached-files';
import { CommentComposer } from './writing/comment-composer';
import { CommentMoment } from './comment-moment';
import { CommentText } from './comment-text';
import type { Discussed } from './comments.api';
import type { useCommentDeeds } from './comments.mutations';
import classes from './comments.module.css';
import { shownText } from './writing/mention-text';
import { QuotedFile } from './quoted-file';
import { QuotedWords } from './quoted-words';

export interface CommentContext {
  of: Discussed;
  deeds: ReturnType<typeof useCommentDeeds>;
  now: Date;
  /** Came from somebody else while the discussion was open. */
  isFresh: (comment: Comment) => boolean;
  /** Of the comment the address leads to; null when it leads to none. */
  linkedId: number | null;
}

interface CommentEntryProps extends CommentContext {
  comment: Comment;
  /** Smaller, under the comment it answers. */
  isReply?: boolean;
}

const draftOfEdit = ({ id }: Comment) => `comment:edit:${String(id)}`;

function Quoted({ of, quote }: { of: Discussed; quote: NonNullable<Comment['quote']> }) {
  return (
    <QuotedWords quote={quote}>
      {quote.place != null && <QuotedFile {...{ of, quote }} place={quote.place} />}
    </QuotedWords>
  );
}

/** What its author, or who keeps order, may do: in a menu, since it is rare. */
function OwnMenu({
  comment,
  deeds,
  onEdit,
}: Pick<CommentEntryProps, 'comment' | 'deeds'> & { onEdit?: () => void }) {
  const [asking, setAsking] = useState(false);
  const alerts = useAlerts();
  const remove = async () => {
    try {
      await deeds.remove.mutateAsync(comment);
    } catch (error) {
      alerts.failure(error);
    }
    setAsking(false);
  };
  const entries: MenuEntry[] = [];
  if (onEdit !== undefined) entries.push({ label: 'Изменить', onSelect: onEdit });
  if (comment.can.delete) {
    entries.push({
      label: 'Удалить',
      danger: true,
      onSelect: () => {
        setAsking(true);
      },
    });
  }
  if (entries.length === 0) return null;
  return (
    <>
      <Menu
        label="Действия с комментарием"
        entries={entries}
        trigger={(trigger) => (
          <IconButton
            {...trigger}
            className={classes.more}
            size="sm"
            label="Другие действия с комментарием"
            icon={<IconDots size={16} stroke={1.75} />}
          />
        )}
      />
      <ConfirmDialog
        open={asking}
        danger
        busy={deeds.remove.isPending}
        title="Удалить комментарий"
        confirmLabel="Удалить комментарий"
        onConfirm={() => void remove()}
        onClose={() => {
          setAsking(false);
        }}
      >
        Текст, цитата и файлы исчезнут, на их месте останется «Комментарий удалён». Вернуть их будет нельзя.
      </ConfirmDialog>
    </>
  );
}

function Correction({ comment, of, deeds, onClose }: CommentEntryProps & { onClose: () => void }) {
  const { text, called } = shownText(comment.body ?? '', comment.mentions);
  return (
    <CommentComposer
      of={of}
      draft={draftOfEdit(comment)}
      initial={{ text, called, quote: comment.quote }}
      label="Исправленный комментарий"
      placeholder="Текст комментария"
      sendLabel="Сохранить"
      takesFiles={false}
      onSend={async ({ body, quote }) => {
        await deeds.change.mutateAsync({ comment, body, quote });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

/** Brings what the address leads to before the reader, once, and lets the keyboard go on from there. */
function useShownPlace(isLinked: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isLinked]);
  return place;
}

/** One comment: who, when, about which place, the words and the files; its author corrects it in its place. */
export function CommentEntry(props: CommentEntryProps) {
  const { comment, now, isFresh, isReply = false } = props;
  const [editing, setEditing] = useState(false);
  const isLinked = props.linkedId === comment.id;
  const place = useShownPlace(isLinked);
  const me = useSessionUser();
  const name = shortFullName(comment.author.name);
  const isGone = comment.body === null;
  const mayEdit = comment.can.edit && now.getTime() <= Date.parse(comment.editable_until);
  return (
    <article
      ref={place}
      className={classes.entry}
      tabIndex={isLinked ? -1 : undefined}
      data-linked={isLinked || undefined}
      data-reply={isReply || undefined}
      aria-label={`Комментарий: ${name}`}
    >
      <Avatar name={name} size={isReply ? 'sm' : 'md'} me={comment.author.id === me.id} decorative />
      <div className={classes.said}>
        <header className={classes.head}>
          <b title={comment.author.job_title ?? undefined}>{name}</b>
          <CommentMoment at={comment.created_at} now={now} />
          {comment.edited_at !== null && !isGone && (
            <span className={classes.edited} title={new Date(comment.edited_at).toLocaleString('ru-RU')}>
              изменён
            </span>
          )}
          {isFresh(comment) && <Badge tone="ink">Новый</Badge>}
          {!isGone && !editing && (
            <OwnMenu
              {...props}
              onEdit={
                mayEdit
                  ? () => {
                      setEditing(true);
                    }
                  : undefined
              }
            />
          )}
        </header>
        {isGone && <p className={classes.gone}>Комментарий удалён</p>}
        {!isGone && !editing && (
          <>
            {comment.quote !== null && <Quoted of={props.of} quote={comment.quote} />}
            <CommentText comment={comment} />
            <AttachedFiles files={comment.files} />
          </>
        )}
        {editing && (
          <Correction
            {...props}
            onClose={() => {
              setEditing(false);
            }}
          />
        )}
      </div>
    </article>
  );
}
