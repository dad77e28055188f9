import type { ComparedLine, TextPart } from '../../../contract/file/comparison';
import { VisuallyHidden } from '../../../ui/ui';
import classes from './comparison.module.css';

function Part({ part }: { part: TextPart }) {
  switch (part.kind) {
    case 'same':
      return <>{part.text}</>;
    case 'added':
      return <ins>{part.text}</ins>;
    case 'removed':
      return <del>{part.text}</del>;
  }
}

interface SideProps {
  line: ComparedLine;
  /** Which text it shows; both is the redline in one column. */
  side: 'before' | 'after' | 'both';
}

/** The line as it stands on one side, or with both texts in it. */
function Side({ line, side }: SideProps) {
  const hidden = side === 'before' ? 'added' : side === 'after' ? 'removed' : null;
  const parts = line.parts.filter(({ kind }) => kind !== hidden);
  const label = side === 'before' ? line.before_label : (line.after_label ?? line.before_label);
  if (parts.length === 0) return <p className={classes.side} data-empty />;
  return (
    <p className={classes.side}>
      {label !== null && label !== '' && <span className={classes.label}>{label}</span>}
      {parts.map((part, at) => (
        <Part key={at} part={part} />
      ))}
    </p>
  );
}

const WORDS = { added: 'Добавлено', removed: 'Удалено', changed: 'Изменено' } as const;

export interface RedlineLineProps {
  line: ComparedLine;
  /** Number among the changes, from 0; null of an equal line. */
  change: number | null;
  isCurrent: boolean;
  isWide: boolean;
}

/** A line of a comparison: side by side, or with what was taken out and put in marked within it. */
export function RedlineLine({ line, change, isCurrent, isWide }: RedlineLineProps) {
  return (
    <li
      className={classes.line}
      data-kind={line.kind}
      data-wide={isWide || undefined}
      data-change={change ?? undefined}
      aria-current={isCurrent || undefined}
      tabIndex={change === null ? undefined : -1}
    >
      {line.kind !== 'same' && <VisuallyHidden>{WORDS[line.kind]}</VisuallyHidden>}
      {isWide ? (
        <>
          <Side line={line} side="before" />
          <Side line={line} side="after" />
        </>
      ) : (
        <Side line={line} side="both" />
      )}
    </li>
  );
}
