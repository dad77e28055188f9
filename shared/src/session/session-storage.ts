import type { Session } from '../contract/session/session';
import { SESSION_STORAGE_KEY } from '../contract/session/session-storage';

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const { token, user } = value as Partial<Session>;
  return (
    typeof token === 'string' &&
    token !== '' &&
    typeof user?.id === 'number' &&
    Array.isArray(user.permissions)
  );
}

function parse(text: string | null): Session | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSession(value) ? value : null;
  } catch {
    // What is there was not written by us or was cut off: the person logs in anew.
    return null;
  }
}

/** The session the browser keeps, or null when there is none or it cannot be read. */
export function readStoredSession(): Session | null {
  return parse(localStorage.getItem(SESSION_STORAGE_KEY));
}

/** Keeps the session for the next visit and for the other tabs; null forgets it. */
export function writeStoredSession(session: Session | null): void {
  if (session === null) localStorage.removeItem(SESSION_STORAGE_KEY);
  else localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
}

/** Calls back when another tab logs in or out; answers how to stop watching. */
export function watchStoredSession(onChange: (session: Session | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === SESSION_STORAGE_KEY) onChange(parse(event.newValue));
    // `key` is null when the whole storage was cleared.
    else if (event.key === null) onChange(null);
  };
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
  };
}
