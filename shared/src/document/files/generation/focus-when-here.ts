/**
 * Leads the focus to the first field of what has come into an open dialog late: the dialog had nothing to put it on, or
 * the button that was pressed is gone.
 */
export function focusWhenHere(content: HTMLElement | null): void {
  const { activeElement } = document;
  const dialog = content?.closest('[role=dialog]') ?? null;
  if (content === null || dialog === null || (activeElement !== dialog && activeElement !== document.body))
    return;
  const field = content.querySelector<HTMLElement>(
    'input:checked:not(:disabled), input:not(:disabled), textarea:not(:disabled)',
  );
  field?.focus({ preventScroll: true });
}
