/** The name of the page that is shown; null while none is. */
export const headingOf = () => document.querySelector<HTMLElement>('main h1, header h1');

/** Puts the focus on the name of the page, which no key stops at. */
export function focusHeading(): void {
  const heading = headingOf();
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
