import { useSessionUser } from '../../session/session';
import type { Comment } from '../../contract/comment/comment';
import { FoldedText, isLongText } from '../folded-text';
import classes from './comment-text.module.css';
import { textPieces } from './writing/mention-text';

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

/** The words of a comment as they were typed, with the people called by name; nothing in them is markup. */
export function CommentText({ comment, isLinked }: CommentTextProps) {
  const words = <Words comment={comment} />;
  if (!isLongText(comment.body ?? '')) return <p className={classes.text}>{words}</p>;
  return <FoldedText className={classes.text} isOpen={isLinked} pieces={[words]} />;
}
