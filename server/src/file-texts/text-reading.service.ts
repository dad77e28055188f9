import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import { faultCode } from '../platform/fault-code';
import { HttpError, NotFound } from '../platform/http/errors';
import {
  deleteTexts,
  dropUnusedTexts,
  findText,
  findUnread,
  keepText,
  type KeptText,
  markRead,
  type UnreadFile,
} from './file-texts.repository';
import { keptLines, linesOf, READER, type TextLine } from './reading/text-line';
import { textExtension } from './reading/text-lines';
import { NOT_A_TEXT, TOO_LONG, UnreadableText } from './reading/unreadable-text';
import type { TextThread } from './thread/text-threads';

/** A text has more different words than a database takes in one row. */
export const TOO_MANY_WORDS = '54000';
export const AT_ONCE = 20;
/** Milliseconds of one run of the job. */
export const RUN = 40_000;

/** The bytes of a content in memory of their own, so that a thread may have them. */
export async function bytesOf(content: Readable): Promise<Uint8Array> {
  return new Uint8Array(await buffer(content));
}

interface WantedText {
  sha256: string;
  extension: string;
  content: () => Promise<Readable>;
}

/** The lines of a content, kept or read now; refuses with `UnreadableText` what gives none. */
export async function linesOfContent(
  deps: Pick<Deps, 'db'>,
  thread: TextThread,
  { sha256, extension, content }: WantedText,
): Promise<TextLine[]> {
  const kept = await findText(deps.db, sha256);
  if (kept !== null) {
    if (kept.fault !== null) throw new UnreadableText(kept.fault);
    if (kept.reader >= READER) return linesOf(kept.lines);
  }
  const readable = textExtension(extension);
  if (readable === null) throw new UnreadableText('Сравнить по словам можно файлы docx, odt, pdf и txt');
  return thread.ask('lines', { extension: readable, bytes: await bytesOf(await content()) });
}

/** The lines of a file as they are kept, read now; refuses with `UnreadableText` what gives none. */
export async function readLines(deps: Deps, thread: TextThread, file: UnreadFile): Promise<string> {
  const extension = textExtension(file.extension);
  if (extension === null) throw new UnreadableText(NOT_A_TEXT);
  const bytes = await bytesOf(await deps.files.get(file.sha256));
  // A zero byte is no sign the database takes.
  return keptLines(await thread.ask('lines', { extension, bytes })).replaceAll('\0', '');
}

async function readText(deps: Deps, thread: TextThread, file: UnreadFile): Promise<KeptText> {
  try {
    return { lines: await readLines(deps, thread, file), fault: null };
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error;
    deps.log.warn(
      { fileId: file.id, sha256: file.sha256, fault: error.message },
      'the text of a file was not read',
    );
    return { lines: '', fault: error.message };
  }
}

async function settle(deps: Deps, sha256: string, text: KeptText): Promise<void> {
  await deps.transact(async (trx) => {
    await keepText(trx, sha256, text);
    await markRead(trx, sha256);
  });
}

async function readFile(deps: Deps, thread: TextThread, file: UnreadFile): Promise<void> {
  const text = (await findText(deps.db, file.sha256)) ?? (await readText(deps, thread, file));
  try {
    await settle(deps, file.sha256, text);
  } catch (error) {
    if (faultCode(error) !== TOO_MANY_WORDS) throw error;
    await settle(deps, file.sha256, { lines: '', fault: TOO_LONG });
  }
}

/**
 * Texts of files that were not read yet are kept, the newest first, for as long as one run may take; a file that gives
 * none costs a line of the log. Safe to repeat and to break off.
 */
export async function readTexts(deps: Deps, thread: TextThread): Promise<void> {
  const until = Date.now() + RUN;
  let last: number | null = null;
  for (;;) {
    const files = await findUnread(deps.db, last, AT_ONCE);
    for (const file of files) {
      if (Date.now() > until) return;
      last = file.id;
      try {
        await readFile(deps, thread, file);
      } catch (error) {
        // Bytes that come back from a backup are read then; they hold up no others.
        if (error instanceof NotFound) continue;
        // The store or the thread is away: the next run begins anew.
        if (error instanceof HttpError) return;
        throw error;
      }
    }
    if (files.length < AT_ONCE) return;
  }
}

/** Texts that belong to no file any longer are gone. */
export async function tidyTexts(deps: Pick<Deps, 'db'>): Promise<void> {
  await dropUnusedTexts(deps.db);
}

/** Nothing is found any longer by the words of these contents, unless another file still has them. */
export async function forgetTexts(trx: Trx, contents: readonly string[]): Promise<void> {
  await deleteTexts(trx, contents);
}
