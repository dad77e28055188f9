const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** The elements of a panel that Tab stops at, in order. */
export function tabbable(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => element.tabIndex >= 0 && element.closest('[hidden], [inert]') === null,
  );
}

/**
 * Puts focus on the element that asks for it, else on the first item or field, else on the panel itself: the buttons
 * of its frame close it or act, and what they act on may not have been shown yet.
 */
export function focusFirst(panel: HTMLElement | null): void {
  if (panel === null || panel.contains(document.activeElement)) return;
  const wanted =
    panel.querySelector<HTMLElement>('[data-autofocus], [role^=menuitem]') ??
    tabbable(panel).find((element) => element.closest('[data-frame]') === null) ??
    panel;
  wanted.focus({ preventScroll: true });
}
