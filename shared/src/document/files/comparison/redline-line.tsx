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

const clause = (label: string | null) => (label === null ? '' : label.replace(/\.$/, ''));

/** Where a line that was moved has come from, or has gone to. */
function moveWords(line: ComparedLine): string {
  if (line.kind === 'moved_away') {
    const to = clause(line.after_label);
    return to === '' ? 'Перенесён в другое место' : `Перенесён, теперь п.\u00a0${to}`;
  }
  const from = clause(line.before_label);
  const done = line.parts.some(({ kind }) => kind !== 'same') ? 'Перенесён и изменён' : 'Перенесён';
  return from === '' ? `${done}, стоял в другом месте` : `${done}, был п.\u00a0${from}`;
}

/** A line that was moved stands on one side alone; the other one says where to look for it. */
function isNoteAlone(line: ComparedLine, side: SideProps['side']): boolean {
  if (line.kind === 'moved_away') return side === 'after';
  return line.kind === 'moved' && side === 'before' && line.parts.every(({ kind }) => kind === 'same');
}

function hasNote(line: ComparedLine, side: SideProps['side']): boolean {
  if (line.kind === 'moved_away') return side !== 'before';
  return line.kind === 'moved' && side !== 'after';
}

function labelOf(line: ComparedLine, side: SideProps['side']): string | null {
  if (side === 'before' || line.kind === 'moved_away') return line.before_label;
  return line.after_label ?? line.before_label;
}

/** The line as it stands on one side, or with both texts in it. */
function Side({ line, side }: SideProps) {
  const hidden = side === 'before' ? 'added' : side === 'after' ? 'removed' : null;
  const parts = line.parts.filter(({ kind }) => kind !== hidden);
  const note = hasNote(line, side) && <span className={classes.moved}>{moveWords(line)}</span>;
  if (isNoteAlone(line, side)) return <p className={classes.side}>{note}</p>;
  if (parts.length === 0) return <p className={classes.side} data-empty />;
  const label = labelOf(line, side);
  return (
    <p className={classes.side}>
      {note}
      {label !== null && label !== '' && <span className={classes.label}>{label}</span>}
      {parts.map((part, at) =>
        // Where a moved line stood its words are not taken out: they stand elsewhere.
        line.kind === 'moved_away' ? part.text : <Part key={at} part={part} />,
      )}
    </p>
  );
}

const WORDS = {
  added: 'Добавлено',
  removed: 'Удалено',
  changed: 'Изменено',
  moved: 'Перенесено сюда',
  moved_away: 'Перенесено отсюда',
} as const;

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
