import { useEffect, useState } from 'react';

import type { RegisterRow } from '../register-definition';
import { changedRows, steadyRows } from './steady-rows';

/** How long a changed row stays marked. */
const MARK_TIME = 1600;
const NOTHING: ReadonlySet<number> = new Set();

interface SteadyOptions<Row extends RegisterRow> {
  /** The latest answer; undefined while there is none. */
  rows: readonly Row[] | undefined;
  /** What the answer is of: another question shows its answer as it is. Null while the rows are of the question before. */
  question: string | null;
  /** The reader is in the middle of the list: it must not move under them. */
  isHeld: () => boolean;
}

interface Shown<Row> {
  question: string;
  answer: readonly Row[] | undefined;
  rows: readonly Row[] | undefined;
  isOutdated: boolean;
  marked: ReadonlySet<number>;
}

/**
 * Rows that take the changes of others in place: a changed row is marked for a moment, and one that came, went or
 * moved waits until the reader asks (`showFresh`) while they read, choose or have scrolled.
 */
export function useSteadyRows<Row extends RegisterRow>({ rows, isHeld, ...asked }: SteadyOptions<Row>) {
  const [shown, setShown] = useState<Shown<Row>>({
    question: asked.question ?? '',
    answer: rows,
    rows,
    isOutdated: false,
    marked: NOTHING,
  });
  const question = asked.question ?? shown.question;

  if (shown.answer !== rows || shown.question !== question) {
    const isSame = shown.question === question && shown.rows !== undefined && rows !== undefined;
    const steady =
      isSame && shown.rows !== undefined && rows !== undefined ? steadyRows(shown.rows, rows) : null;
    const isWaiting = steady !== null && steady.isMoved && isHeld();
    const next = isWaiting ? steady.rows : rows;
    const changed =
      isSame && shown.rows !== undefined && next !== undefined ? changedRows(shown.rows, next) : [];
    setShown({
      question,
      answer: rows,
      rows: next,
      isOutdated: isWaiting,
      marked: changed.length === 0 ? NOTHING : new Set(changed),
    });
  }

  const { marked } = shown;
  useEffect(() => {
    if (marked.size === 0) return undefined;
    const timer = setTimeout(() => {
      setShown((current) => ({ ...current, marked: NOTHING }));
    }, MARK_TIME);
    return () => {
      clearTimeout(timer);
    };
  }, [marked]);

  return {
    rows: shown.rows,
    marked,
    isOutdated: shown.isOutdated,
    showFresh: () => {
      setShown((current) => ({ ...current, rows: current.answer, isOutdated: false }));
    },
  };
}
