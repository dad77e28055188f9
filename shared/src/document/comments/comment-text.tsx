import { useEffect, useId, useRef, useState } from 'react';

import { useSessionUser } from '../../session/session';
import type { Comment } from '../../contract/comment/comment';
import { Button } from '../../ui/ui';
import classes from './comment-text.module.css';
import { textPieces } from './writing/mention-text';

/** What takes more, in the widest column, than the lines a folded text is shown by. */
const LONG = { signs: 1200, lines: 12 };

const isLong = (body: string) => body.length > LONG.signs || body.split('\n').length > LONG.lines;

interface CommentTextProps {
  comment: Pick<Comment, 'body' | 'mentions'>;
  /** The address leads to it: it begins whole. */
  isLinked?: boolean;
}

function Words({ comment }: Pick<CommentTextProps, 'comment'>) {
  const me = useSessionUser();
  return textPieces(comment.body ?? '', comment.mentions).map(({ text, person }, place) =>
    person === undefined ? (
      text
    ) : (
      <span
        key={place}
        className={classes.mention}
        data-me={person.id === me.id || undefined}
        title={person.name}
      >
        {text}
      </span>
    ),
  );
}

/** Its first lines, and the rest when it is asked for: a screen reader has the whole of it either way, and paper too. */
function LongText({ comment, isLinked }: CommentTextProps) {
  const textId = useId();
  const [chosen, setChosen] = useState<'whole' | 'folded' | null>(null);
  const isWhole = chosen === null ? isLinked === true : chosen === 'whole';
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // What was read stays before the reader, and not the place its end has left.
    if (chosen === 'folded') text.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <>
      <p ref={text} id={textId} className={classes.text} data-folded={!isWhole || undefined}>
        <Words comment={comment} />
      </p>
      <Button
        variant="ghost"
        size="sm"
        className={classes.fold}
        aria-expanded={isWhole}
        aria-controls={textId}
        onClick={() => {
          setChosen(isWhole ? 'folded' : 'whole');
        }}
      >
        {isWhole ? 'Свернуть' : 'Показать полностью'}
      </Button>
    </>
  );
}

/** The words of a comment as they were typed, with the people called by name; nothing in them is markup. */
export function CommentText(props: CommentTextProps) {
  if (isLong(props.comment.body ?? '')) return <LongText {...props} />;
  return (
    <p className={classes.text}>
      <Words comment={props.comment} />
    </p>
  );
}
