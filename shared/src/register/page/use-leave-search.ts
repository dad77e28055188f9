import { useEffect, useRef, type RefObject } from 'react';

/** What the search box held when the rows were to be entered, and whether they were. */
interface Leaving {
  box: HTMLInputElement;
  text: string;
  isIn: boolean;
}

const firstRow = (root: RefObject<HTMLElement | null>) =>
  root.current?.querySelector<HTMLElement>('[data-row]') ?? null;

/**
 * Leads from the search into the first row. Half a word may find nothing: then the row is entered when it comes, or
 * entered again when those of before had gone meanwhile, unless the reader has typed on or gone elsewhere.
 */
export function useLeaveSearch(root: RefObject<HTMLElement | null>, rows: readonly unknown[] | undefined) {
  const leaving = useRef<Leaving>(null);
  const wasEmpty = useRef(false);
  useEffect(() => {
    const isEmpty = rows === undefined || rows.length === 0;
    const hasCome = wasEmpty.current && !isEmpty;
    wasEmpty.current = isEmpty;
    const left = leaving.current;
    if (left === null || !hasCome) return;
    // Focus that stood in a row which went has no place.
    const expected = left.isIn ? document.body : left.box;
    const isMeant = document.activeElement === expected && left.box.value === left.text;
    if (isMeant) firstRow(root)?.focus();
    leaving.current = isMeant ? { ...left, isIn: true } : null;
  }, [root, rows]);
  return () => {
    const row = firstRow(root);
    const box = document.activeElement;
    leaving.current =
      box instanceof HTMLInputElement ? { box, text: box.value, isIn: row !== null } : leaving.current;
    row?.focus();
  };
}
