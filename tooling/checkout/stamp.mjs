import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a finished piece of work left behind; null when it never finished or the note cannot be read. */
export function readStamp(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Absent, cut short by a crash, or foreign: in each case the work is simply done again.
    return null;
  }
}

/** Writes the note in one step, so that a crash leaves either the whole of it or nothing. */
export function writeStamp(path, value) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(value));
  renameSync(`${path}.new`, path);
}

/** Forgets the note; called before the work starts again. */
export function clearStamp(path) {
  rmSync(path, { force: true });
}
