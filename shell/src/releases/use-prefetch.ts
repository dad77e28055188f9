import { useEffect } from 'react';

import { useSuite } from '../suite';
import type { RegistryNews } from './registry-news';

/** Brings the files into the browser's cache, one after another, until one does not come; the next load tries for itself. */
async function prefetch(files: readonly { url: string; integrity: string }[], signal: AbortSignal) {
  for (const { url, integrity } of files) {
    if (signal.aborted) return;
    const answer = await fetch(url, { integrity, signal, priority: 'low', credentials: 'same-origin' }).catch(
      () => null,
    );
    if (answer === null || !answer.ok) return;
    // Only what was read to its end is kept by the browser.
    await answer.arrayBuffer().catch(() => null);
  }
}

/** Fetches the new files of the areas that were opened in this tab, so that the next full load is a quick one. */
export function usePrefetch(news: RegistryNews | null): void {
  const { states } = useSuite();
  const id = news?.id;
  const files = (news?.areas ?? [])
    .filter((area) => states.get(area.definition.id).status === 'ready')
    .flatMap(({ base, integrity }) =>
      Object.entries(integrity).map(([file, digest]) => ({ url: base + file, integrity: digest })),
    );
  const list = JSON.stringify(files);
  useEffect(() => {
    const stopper = new AbortController();
    // `prefetch` never rejects.
    void prefetch(JSON.parse(list) as typeof files, stopper.signal);
    return () => {
      stopper.abort();
    };
  }, [id, list]);
}
