import classes from './highlight.module.css';
import { matchParts } from './match-parts';

/** A text with the searched part marked, as the search itself understands it. */
export function Highlight({ text, search }: { text: string; search: string }) {
  if (search === '') return text;
  return matchParts(text, search).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={classes.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
