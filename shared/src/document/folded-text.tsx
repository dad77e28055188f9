import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { Button, classNames } from '../ui/ui';
import classes from './folded-text.module.css';

/** What takes more, in the widest column, than the lines a folded text is shown by. */
const LONG = { signs: 1200, lines: 12 };

/** True of words that are folded until somebody asks for the rest. */
export const isLongText = (text: string): boolean =>
  text.length > LONG.signs || text.split('\n').length > LONG.lines;

export interface FoldedTextProps {
  /** Each begins a line of its own, and shows its beginning. */
  pieces: readonly ReactNode[];
  /** Shown whole until it is folded. */
  isOpen?: boolean | undefined;
  /** Two lines are enough of a beginning. */
  brief?: boolean;
  className?: string | undefined;
}

/** Its first lines, and the rest when it is asked for: a screen reader has the whole of it either way, and paper too. */
export function FoldedText({ pieces, isOpen = false, brief = false, className }: FoldedTextProps) {
  const textId = useId();
  const [chosen, setChosen] = useState<'whole' | 'folded' | null>(null);
  const isWhole = chosen === null ? isOpen : chosen === 'whole';
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was read stays before the reader, and not the place its end has left.
    if (chosen === 'folded') text.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <>
      <div
        ref={text}
        id={textId}
        className={classes.pieces}
        data-folded={isWhole ? undefined : brief ? 'brief' : 'usual'}
      >
        {pieces.map((piece, place) => (
          <p key={place} className={classNames(classes.text, className)}>
            {piece}
          </p>
        ))}
      </div>
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
