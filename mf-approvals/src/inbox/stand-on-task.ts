/**
 * A key of the page decides while the focus is nowhere: it stands on the row of the document first, or on the document
 * itself where the list does not hold it, so that closing what the key opens leads back there.
 */
export function standOnTask(taskId: number, card: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const row = document.querySelector<HTMLElement>(`[data-task="${String(taskId)}"]`);
  (row ?? card)?.focus({ preventScroll: true });
}
