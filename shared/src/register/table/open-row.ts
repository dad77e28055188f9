/** Opens a row's card beside this page, as the middle button does with any link. */
export function openInNewTab(href: string): void {
  window.open(href, '_blank', 'noopener');
}

/** Whether the press belongs to a control inside the row and not to the row. */
export function isOnControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('a, button, input, label, [role=menu], [role=dialog]') !== null
  );
}

/** Whether the reader is marking text to copy it, which is no wish to open the row. */
export function isMarkingText(): boolean {
  return (window.getSelection()?.toString() ?? '') !== '';
}
