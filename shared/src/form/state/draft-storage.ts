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
  /** Raised when the shape of the content changes. */
  version: number;
}

const PREFIX = 'contracts.draft.';

/** A draft nobody came back to is forgotten after so many days. */
export const DRAFT_DAYS = 14;

/** The key of the browser's local storage; the person is part of it: a draft outlives logging out and is nobody else's. */
export function draftKey({ userId, document }: DraftPlace): string {
  return `${PREFIX}${String(userId)}.${document}`;
}

/** How a content of an older version becomes one of the present: version → migration. */
export type DraftMigrations<Content> = Readonly<Record<number, (content: unknown) => Content>>;

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

function storedAt(key: string): Stored | null {
  const text = localStorage.getItem(key);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isStored(stored) ? stored : null;
  } catch {
    // Cut off by a crash in the middle of writing: there is nothing to restore.
    return null;
  }
}

/** When what the place holds was kept, readable or not; null when it holds nothing. */
export function keptAt(place: DraftPlace): string | null {
  return storedAt(draftKey(place))?.savedAt ?? null;
}

/**
 * The draft of this person and document, or null when there is none or it is unreadable: of a newer version, or of an
 * older one without a migration. What cannot be read is left where it is.
 */
export function readDraft<Content>(
  place: DraftPlace,
  migrations: DraftMigrations<Content> = {},
): FormDraft<Content> | null {
  const stored = storedAt(draftKey(place));
  if (stored === null) return null;
  const { version, savedAt, content } = stored;
  if (version === place.version) return { savedAt, content: content as Content };
  const migrate = migrations[version];
  return migrate === undefined ? null : { savedAt, content: migrate(content) };
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

const keys = () => Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');

/** Drafts of one document stand beside each other: `agreement:new`, `agreement:new~`, `agreement:new~2` … */
function placeNumber(place: DraftPlace, number: number): DraftPlace {
  const mark = number === 0 ? '' : number === 1 ? '~' : `~${String(number)}`;
  return { ...place, document: `${place.document}${mark}` };
}

/** Every place that holds a draft of the document, readable or not. */
export function takenPlaces(place: DraftPlace): DraftPlace[] {
  const own = draftKey(place);
  return keys()
    .filter((key) => key === own || (key.startsWith(`${own}~`) && /^\d*$/.test(key.slice(own.length + 1))))
    .map((key) => ({ ...place, document: `${place.document}${key.slice(own.length)}` }));
}

/** The first place of the document that holds nothing and that nobody has taken. */
export function freePlace(place: DraftPlace, isTaken: (place: DraftPlace) => boolean): DraftPlace {
  let number = 0;
  for (;;) {
    const candidate = placeNumber(place, number);
    if (localStorage.getItem(draftKey(candidate)) === null && !isTaken(candidate)) return candidate;
    number += 1;
  }
}

/** Forgets the drafts, whosever they are, that nobody came back to for two weeks. */
export function forgetOldDrafts(now: number): void {
  for (const key of keys().filter((one) => one.startsWith(PREFIX))) {
    const stored = storedAt(key);
    if (stored === null) continue;
    const age = now - Date.parse(stored.savedAt);
    if (age > DRAFT_DAYS * 86_400_000) localStorage.removeItem(key);
  }
}
