import { faultCode } from '../platform/fault-code';
import { NotFound, Unavailable } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { findOutdated, leaveText, type OutdatedText, replaceText } from './file-texts.repository';
import { UnreadableText } from './reading/unreadable-text';
import { AT_ONCE, readLines, RUN, TOO_MANY_WORDS } from './text-reading.service';
import type { TextThread } from './thread/text-threads';

/** What the earlier reader has got out of the file is better than nothing, and the present one never gets more. */
const isHopeless = (error: unknown) => error instanceof UnreadableText || faultCode(error) === TOO_MANY_WORDS;

async function reread(deps: Deps, thread: TextThread, file: OutdatedText): Promise<void> {
  try {
    await replaceText(deps.db, file.sha256, await readLines(deps, thread, file));
  } catch (error) {
    // Bytes that come back from a backup are read then.
    if (error instanceof NotFound) return;
    if (!isHopeless(error)) throw error;
    await leaveText(deps.db, file.sha256);
  }
}

/**
 * Texts that an earlier reader has read are read anew, for as long as one run may take: what they lacked is found from
 * then on. A text that gives nothing better stays as it is. Safe to repeat and to break off.
 */
export async function rereadTexts(deps: Deps, thread: TextThread): Promise<void> {
  const until = Date.now() + RUN;
  let last: Pick<OutdatedText, 'reader' | 'sha256'> = { reader: 0, sha256: '' };
  for (;;) {
    const files = await findOutdated(deps.db, last, AT_ONCE);
    for (const file of files) {
      if (Date.now() > until) return;
      try {
        await reread(deps, thread, file);
      } catch (error) {
        // The thread is away: the next run goes on.
        if (error instanceof Unavailable) return;
        throw error;
      }
      last = file;
    }
    if (files.length < AT_ONCE) return;
  }
}
