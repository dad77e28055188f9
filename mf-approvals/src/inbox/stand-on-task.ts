import { useLayoutEffect, useRef } from 'react';

const rowOf = (taskId: number) => document.querySelector<HTMLElement>(`[data-task="${String(taskId)}"]`);

/**
 * A key of the page decides while the focus is nowhere: it stands on the row of the document first, or on the document
 * itself where the list does not hold it, so that closing what the key opens leads back there.
 */
export function standOnTask(taskId: number, card: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  (rowOf(taskId) ?? card)?.focus({ preventScroll: true });
}

/**
 * What was pressed goes with the document that was decided: the focus stands on the row of the one that opens next, or on
 * the heading of the list where none opens. Whoever has gone elsewhere meanwhile stays there.
 */
export function useStandOnNext(openId: number | undefined, leftId: number | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const stoodAfter = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (leftId === stoodAfter.current || leftId === openId) return;
    stoodAfter.current = leftId;
    if (leftId === null) return;
    const active = document.activeElement;
    const isLeft = active === document.body || rowOf(leftId)?.contains(active) === true;
    const row = openId === undefined ? null : rowOf(openId);
    if (isLeft) (row ?? heading.current)?.focus({ preventScroll: true });
  }, [openId, leftId]);
  return heading;
}
