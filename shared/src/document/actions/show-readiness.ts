/** Where a card says what its next step waits for. */
export const READINESS_ID = 'readiness';

/** A thumb sees no reason over a locked button, and the list of reasons may lie far below: it is brought to the reader. */
export function showReadiness(): void {
  document.getElementById(READINESS_ID)?.scrollIntoView({ block: 'center' });
}
