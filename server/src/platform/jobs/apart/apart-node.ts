import type { MessagePort } from 'node:worker_threads';
import { readConfig } from '../../config/config';
import { giveWay } from '../../threads/give-way';
import { type ApartBase, type ApartWorks, openApart, type Shortcut } from './apart-base';
import type { ApartNews, ApartPlace, ApartRun } from './apart-message';
import type { Works } from './apart-whole';

/** Takes the shortest way each run allows, and loads no more than it takes. */
function runner(base: ApartBase, { whole, shortcuts }: ApartWorks): (run: ApartRun) => Promise<void> {
  const begun = new Map<string, Promise<Shortcut>>();
  let composed: Promise<Works> | null = null;
  const shortcutOf = (name: string) => {
    const known = begun.get(name);
    if (known !== undefined || !Object.hasOwn(shortcuts, name)) return known;
    const loaded = shortcuts[name]?.();
    if (loaded !== undefined) begun.set(name, loaded);
    return loaded;
  };
  const composeOnce = () => {
    composed ??= Promise.all([import('./apart-whole'), whole()]).then(([{ composeWhole }, modules]) =>
      composeWhole(base, modules),
    );
    return composed;
  };
  return async ({ name, payload }) => {
    const shortcut = await shortcutOf(name);
    if (shortcut !== undefined && (await shortcut(base, payload))) return;
    const work = (await composeOnce()).get(name);
    if (work === undefined) throw new Error(`No work apart is called ${name}`);
    await work(payload);
  };
}

/**
 * What the node hands over, on connections of the thread's own: by a shortcut where the job has one that fits, otherwise
 * by the server's modules once more, which are loaded when a run first takes them.
 */
export async function serveApart(
  works: ApartWorks,
  { port, place }: { port: MessagePort; place: ApartPlace },
): Promise<void> {
  giveWay();
  const say = (news: ApartNews) => {
    port.postMessage(news);
  };
  const opened = await openApart(place.databaseUrl);
  const run = runner({ config: readConfig(process.env), opened, say }, works);
  port.on('message', (asked: ApartRun) => {
    run(asked).then(
      () => {
        say({ news: 'done', id: asked.id });
      },
      (error: unknown) => {
        say({
          news: 'failed',
          id: asked.id,
          error: error instanceof Error ? error : new Error(String(error)),
        });
      },
    );
  });
}
