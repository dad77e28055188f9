import { useSessionUser } from '../../session/session';
import type { Comment } from '../../contract/comment/comment';
import classes from './comments.module.css';
import { textPieces } from './writing/mention-text';

/** The words of a comment as they were typed, with the people called by name; nothing in them is markup. */
export function CommentText({ comment }: { comment: Pick<Comment, 'body' | 'mentions'> }) {
  const me = useSessionUser();
  return (
    <p className={classes.text}>
      {textPieces(comment.body ?? '', comment.mentions).map(({ text, person }, place) =>
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
      )}
    </p>
  );
}
