/** What is kept of a form that was not saved yet. */
export interface FormDraft<Content> {
  /** ISO moment of the last keeping. */
  savedAt: string;
  content: Content;
}

export interface DraftPlace {
  userId: number;
  /** The document: `agreement:412`, `agreement:new`. */
  document: string;
  /** Raised when the shape of the content changes: an older draft is then forgotten, not misread. */
  version: number;
}

const PREFIX = 'contracts.draft';

/** The key of the browser's local storage; the person is part of it, so that a draft outlives logging out. */
export function draftKey({ userId, document }: DraftPlace): string {
  return `${PREFIX}.${String(userId)}.${document}`;
}

interface Stored {
  version: number;
  savedAt: string;
  content: unknown;
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const { version, savedAt, content } = value as Partial<Stored>;
  return typeof version === 'number' && typeof savedAt === 'string' && content !== undefined;
}

/** The draft of this person and document, or null when there is none, it is of another version or unreadable. */
export function readDraft<Content>(place: DraftPlace): FormDraft<Content> | null {
  const text = localStorage.getItem(draftKey(place));
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isStored(stored) || stored.version !== place.version) return null;
    return { savedAt: stored.savedAt, content: stored.content as Content };
  } catch {
    // Cut off by a crash in the middle of writing: there is nothing to restore.
    return null;
  }
}

/** Keeps the draft; answers the moment of keeping, or null when the browser has no room for it. */
export function writeDraft(place: DraftPlace, content: unknown): string | null {
  const savedAt = new Date().toISOString();
  try {
    localStorage.setItem(draftKey(place), JSON.stringify({ version: place.version, savedAt, content }));
    return savedAt;
  } catch {
    // The quota is used up or storage is forbidden: the screen says so instead of promising safety.
    return null;
  }
}

/** Forgets the draft: it was saved or thrown away. */
export function removeDraft(place: DraftPlace): void {
  localStorage.removeItem(draftKey(place));
}

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
