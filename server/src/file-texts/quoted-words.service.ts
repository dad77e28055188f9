import type { FastifyInstance } from 'fastify';
import { standsIn } from 'shared/contract/comment/words-key';
import type { Deps } from '../platform/module';
import { findText } from './file-texts.repository';
import { keptLines, READER } from './reading/text-line';
import { textExtension } from './reading/text-lines';
import { UnreadableText } from './reading/unreadable-text';
import { bytesOf } from './text-reading.service';
import type { TextThread } from './thread/text-threads';

const readers = new WeakMap<FastifyInstance, TextThread>();

/** On this server texts nobody has read yet are read by that thread when words are looked for in them. */
export function readWordsBy(app: FastifyInstance, thread: TextThread): void {
  readers.set(app, thread);
}

interface LookedIn {
  sha256: string;
  extension: string;
}

async function readNow(deps: Pick<Deps, 'app' | 'files'>, file: LookedIn): Promise<string> {
  const thread = readers.get(deps.app);
  const extension = textExtension(file.extension);
  if (thread === undefined || extension === null) return '';
  try {
    const bytes = await bytesOf(await deps.files.get(file.sha256));
    return keptLines(await thread.ask('lines', { extension, bytes }));
  } catch (error) {
    if (error instanceof UnreadableText) return '';
    throw error;
  }
}

/**
 * Whether the words stand in the text of the file, however either is set; null when the file gives no text: a scan, a
 * picture, one closed by a password. Who may read the file is the caller's to ask. Refuses with 503 while texts are not
 * read, and is to be asked outside a transaction: a text nobody has read yet takes a while.
 */
export async function standsInFile(
  deps: Pick<Deps, 'app' | 'db' | 'files'>,
  file: LookedIn,
  words: string,
): Promise<boolean | null> {
  const kept = await findText(deps.db, file.sha256);
  if (kept !== null) {
    if (standsIn(words, kept.lines)) return true;
    const isCurrent = kept.fault !== null || kept.reader >= READER;
    if (isCurrent) return kept.lines.trim() === '' ? null : false;
  }
  const text = await readNow(deps, file);
  return text.trim() === '' ? null : standsIn(words, text);
}
