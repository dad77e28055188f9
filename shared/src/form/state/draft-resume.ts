import { draftKey, type DraftPlace } from './draft-storage';

const RESUME_KEY = 'contracts.resume';

/** Notes for this tab alone that the page goes and comes back by the shell's will: the draft is then no question. */
export function markResume(place: DraftPlace): void {
  try {
    sessionStorage.setItem(RESUME_KEY, draftKey(place));
  } catch {
    // Without the note the draft is offered instead of being there at once.
    return;
  }
}

/** True, once, when the shell has reloaded the page over this draft. */
export function takeResume(place: DraftPlace): boolean {
  if (sessionStorage.getItem(RESUME_KEY) !== draftKey(place)) return false;
  sessionStorage.removeItem(RESUME_KEY);
  return true;
}
