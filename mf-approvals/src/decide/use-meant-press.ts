import { useState } from 'react';

/** A second press of the same hand comes sooner, a decision on what was not seen before does not. */
const DEAF_MS = 700;

/** Tells a decision that is meant from one that was pressed twice and falls on a document that has just opened by itself. */
export function useMeantPress(openedItself: boolean): () => boolean {
  const [deafUntil] = useState(() => Date.now() + DEAF_MS);
  return () => !openedItself || Date.now() >= deafUntil;
}
