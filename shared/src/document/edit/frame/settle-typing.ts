import { flushSync } from 'react-dom';

/**
 * Lets the control that is being typed into hand over its words, as leaving it would: a cell, a date and a number keep
 * what is not finished to themselves. Answers the control, so that the focus can go back to it.
 */
export function settleTyping(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  flushSync(() => {
    active.blur();
  });
  return active;
}
