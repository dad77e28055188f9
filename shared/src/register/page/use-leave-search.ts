import { useEffect, useRef, type RefObject } from 'react';

/** What the search box held when the rows were to be entered. */
interface Leaving {
  box: HTMLInputElement;
  text: string;
}

const firstRow = (root: RefObject<HTMLElement | null>) =>
  root.current?.querySelector<HTMLElement>('[data-row]') ?? null;

/**
 * Leads from the search into the first row. Where nothing is found yet, as half a word may find nothing, the row is
 * entered when it comes, unless the reader has typed on or gone elsewhere.
 */
export function useLeaveSearch(root: RefObject<HTMLElement | null>, rows: readonly unknown[] | undefined) {
  const leaving = useRef<Leaving>(null);
  useEffect(() => {
    const { box, text } = leaving.current ?? {};
    if (box === undefined || rows === undefined || rows.length === 0) return;
    leaving.current = null;
    if (document.activeElement === box && box.value === text) firstRow(root)?.focus();
  }, [root, rows]);
  return () => {
    const row = firstRow(root);
    const box = document.activeElement;
    leaving.current = row === null && box instanceof HTMLInputElement ? { box, text: box.value } : null;
    row?.focus();
  };
}
