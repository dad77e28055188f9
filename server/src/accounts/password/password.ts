import { type Options, hash, verify } from '@node-rs/argon2';
import { Unavailable } from '../../platform/http/errors';

// Algorithm 2 is argon2id (the package's const enum cannot be imported by an isolated module). Memory and
// passes follow OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane.
const SETTINGS: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** Hashes computed at the same time; each takes 19 MiB and a thread of the pool that files need too. */
const AT_ONCE = 2;
/** Waiting beyond this many is refused: a flood of logins must not fill the memory. */
const MAX_WAITING = 200;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new Unavailable();
    // The one who finishes hands the place over, so `running` does not change here.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** The argon2id hash of a password, with its own salt; refuses with 503 when too many are waiting. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), SETTINGS));
}

let nobody: Promise<string> | null = null;

/**
 * True when the password belongs to the hash. Without a hash the answer is false and takes just as long, so
 * that the time of an answer never tells whether there is such an account.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hash('no account has this password', SETTINGS);
  const against = stored ?? (await nobody);
  const matches = await inTurn(() => verify(against, password.normalize('NFC')));
  return stored !== null && matches;
}
