/** Calls back once the browser has nothing to do, two seconds later at the latest. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}
