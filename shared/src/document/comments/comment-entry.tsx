import { IconDots } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

import { useAlerts } from '../../alerts/alerts';
import type { Comment } from '../../contract/comment/comment';
import { readDraft } from '../../form/state/draft-storage';
import { usePermission, useSessionUser } from '../../session/session';
import { PersonAvatar } from '../../person/person';
import { Badge, ConfirmDialog, IconButton, Menu, type MenuEntry } from '../../ui/ui';
import { shortFullName } from '../short-full-name';
import { AttachedFiles } from './attached-files';
import { CommentMoment } from './comment-moment';
import { CommentText } from './comment-text';
import type { CommentEntryProps } from './comment-context';
import type { Discussed } from './comments.api';
import classes from './comments.module.css';
import { Correction, draftOfCorrection } from './correction';
import { QuotedFile } from './quoted-file';
import { QuotedWords } from './quoted-words';

const isInTime = ({ editable_until: until }: Comment, now: Date) => now.getTime() <= Date.parse(until);

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
  now,
  onEdit,
}: Pick<CommentEntryProps, 'comment' | 'deeds' | 'now'> & { onEdit?: () => void }) {
  const [asking, setAsking] = useState(false);
  const keepsOrder = usePermission('Удаление чужих комментариев');
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
  // What the server said when the list was read may have run out since.
  if (comment.can.delete && (keepsOrder || isInTime(comment, now))) {
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

/** From the first of these on the reader goes where they want. */
const READER_MOVES = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Brings what the address leads to before the reader, again as long as blocks that come later move it, and lets the keyboard
 * go on from there.
 */
function useShownPlace(isLinked: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = place.current;
    if (!isLinked || entry === null) return;
    const show = () => {
      entry.scrollIntoView({ block: 'center' });
    };
    show();
    entry.focus({ preventScroll: true });
    const settling = new ResizeObserver(show);
    settling.observe(document.body);
    const stop = () => {
      settling.disconnect();
      for (const move of READER_MOVES) window.removeEventListener(move, stop);
    };
    for (const move of READER_MOVES) window.addEventListener(move, stop, { passive: true });
    return stop;
  }, [isLinked]);
  return place;
}

/** One comment: who, when, about which place, the words and the files; its author corrects it in its place. */
export function CommentEntry(props: CommentEntryProps) {
  const { comment, now, isFresh, isReply = false } = props;
  const me = useSessionUser();
  // Corrected words that were kept stand where they were left: after their time nothing else leads to them.
  const [editing, setEditing] = useState(
    () => readDraft({ userId: me.id, document: draftOfCorrection(comment), version: 1 }) !== null,
  );
  const isLinked = props.linkedId === comment.id;
  const place = useShownPlace(isLinked);
  const name = shortFullName(comment.author.name);
  const isGone = comment.body === null;
  const mayEdit = comment.can.edit && isInTime(comment, now);
  return (
    <article
      ref={place}
      className={classes.entry}
      tabIndex={isLinked ? -1 : undefined}
      data-linked={isLinked || undefined}
      data-reply={isReply || undefined}
      aria-label={`Комментарий: ${name}`}
    >
      <PersonAvatar
        id={comment.author.id}
        name={name}
        size={isReply ? 'sm' : 'md'}
        me={comment.author.id === me.id}
        decorative
      />
      <div className={classes.said}>
        <header className={classes.head}>
          <b title={comment.author.job_title ?? undefined}>{name}</b>
          <CommentMoment at={comment.created_at} now={now} linkTo={comment.id} />
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
        {isGone && !editing && <p className={classes.gone}>Комментарий удалён</p>}
        {!isGone && !editing && (
          <>
            {comment.quote !== null && <Quoted of={props.of} quote={comment.quote} />}
            <CommentText comment={comment} isLinked={isLinked} />
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
