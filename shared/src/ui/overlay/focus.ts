const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

const isRadio = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

/** The elements of a panel that Tab stops at, in order: of a group of radio buttons the chosen one. */
export function tabbable(panel: HTMLElement): HTMLElement[] {
  const found = [...panel.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => element.tabIndex >= 0 && element.closest('[hidden], [inert]') === null,
  );
  const chosen = found.filter(isRadio).filter(({ checked }) => checked);
  return found.filter(
    (element) => !isRadio(element) || element.checked || chosen.every(({ name }) => name !== element.name),
  );
}

const origins = new WeakMap<Element, HTMLElement>();

/** Where the focus came from into the panel; gone together with a panel beneath, where it came from into that one. */
export function originOf(element: Element | null): HTMLElement | null {
  const origin = element && (origins.get(element) ?? element.parentElement);
  return origin === null || origin.isConnected ? origin : originOf(origin);
}

/**
 * Puts focus on the element that asks for it, else on the first item or field, else on the panel itself: the buttons
 * of its frame close it or act, and what they act on may not have been shown yet.
 */
export function focusFirst(panel: HTMLElement | null): void {
  const before = document.activeElement;
  if (panel === null || panel.contains(before)) return;
  if (before instanceof HTMLElement) origins.set(panel, before);
  const wanted =
    panel.querySelector<HTMLElement>('[data-autofocus], [role^=menuitem]') ??
    tabbable(panel).find((element) => element.closest('[data-frame]') === null) ??
    panel;
  wanted.focus({ preventScroll: true });
}
