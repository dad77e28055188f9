import type { Module } from '../platform/module';
import { fileTextsRoutes } from './file-texts.routes';
import { readWordsBy } from './quoted-words.service';
import { RecentPages } from './recent-pages';
import { readTexts, tidyTexts } from './text-reading.service';
import { rereadTexts } from './text-rereading.service';
import type { StartThread } from '../platform/threads/work-thread';
import { startBuiltTexts, textThreads } from './thread/text-threads';

/** Texts of files, read in threads that are started so and are waited for so long, in milliseconds. */
export function fileTextsIn(start: StartThread, patience?: Parameters<typeof textThreads>[1]): Module {
  return (deps) => {
    const { front, back } = textThreads(start, patience);
    deps.app.addHook('onClose', async () => {
      await Promise.all([front.close(), back.close()]);
    });
    readWordsBy(deps.app, front);
    fileTextsRoutes(deps, { thread: front, pages: new RecentPages() });
    deps.jobs.define('file-texts.read', () => readTexts(deps, back), { schedule: '* * * * *', retries: 0 });
    deps.jobs.define('file-texts.reread', () => rereadTexts(deps, back), {
      schedule: '*/2 * * * *',
      retries: 0,
    });
    deps.jobs.define('file-texts.tidy', () => tidyTexts(deps), { schedule: '35 5 * * *' });
  };
}

/** Texts of documents' files: compared, shown and found by their words. */
export const fileTextsModule: Module = fileTextsIn(startBuiltTexts);
