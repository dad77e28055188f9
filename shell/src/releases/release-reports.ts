import type { RegistryArea } from 'shared/contract/release/registry';
import type { OpeningReport } from 'shared/contract/release/release-report';
import { selectSession } from 'shared/session';

import type { Suite } from '../suite';
import { isBroken } from './broken-integrity';
import { openingOf } from './opening-id';
import type { OpeningNote } from './opening-log';

/** The name under which the registry knows the shell itself. */
export const SHELL = 'shell';
const MOST = 50;
/** Milliseconds in which successes gather for one request. */
const GATHERING = 2000;

interface Waiting {
  report: OpeningReport;
  wasSent: boolean;
}

function sourceOf(areas: readonly RegistryArea[], { area, version }: OpeningNote) {
  const known = areas.find(({ definition }) => definition.id === area);
  return known?.previous?.version === version ? known.previous : known;
}

/** The address of the file that failed: the chunk the loader names, or else the entry. */
function fileOf(areas: readonly RegistryArea[], note: OpeningNote): string {
  const { request } = (note.cause ?? {}) as { request?: unknown };
  if (typeof request === 'string') return request;
  const source = sourceOf(areas, note);
  return source === undefined ? '' : source.base + source.entry;
}

/** A file that came and is another one than the registry promised says more than that it did not load. */
async function phaseOf(areas: readonly RegistryArea[], note: OpeningNote) {
  const isOfFile = note.failure === 'entry' || note.failure === 'page';
  return isOfFile && (await isBroken(fileOf(areas, note))) ? 'integrity' : note.failure;
}

/**
 * Tells the server how versions do in this tab: every failure at once, successes only where they count, each once. What
 * gets lost goes with the next batch and is then given up. Answers how to stop.
 */
export function reportOpenings({ registry, openings, store }: Suite): () => void {
  const told = new Set<string>();
  const waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async () => {
    clearTimeout(timer);
    timer = undefined;
    const token = selectSession(store.getState())?.token;
    const batch = waiting.splice(0, MOST);
    if (token === undefined || batch.length === 0) return;
    // `keepalive` outlives the page, which the transport of the suite cannot.
    const answer = await fetch('/api/release-reports', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ reports: batch.map(({ report }) => report) }),
    }).catch(() => null);
    if (answer !== null && answer.status < 500) return;
    const lost = batch.filter(({ wasSent }) => !wasSent);
    waiting.unshift(...lost.map(({ report }) => ({ report, wasSent: true })));
  };
  const take = async ({ area, version, route, ...note }: OpeningNote) => {
    const failure = await phaseOf(registry.areas, { area, version, route, ...note });
    const opening = openingOf(area, version);
    waiting.push({ report: { area, version, opening, failure, route }, wasSent: false });
    if (failure !== null) await send();
    // `send` never rejects.
    else timer ??= setTimeout(() => void send(), GATHERING);
  };

  const stopListening = openings.listen((note) => {
    const isSuccess = note.failure === null;
    const isWatched =
      note.area === SHELL
        ? registry.shell.is_watched === true
        : registry.areas.some((area) => area.definition.id === note.area && area.is_watched);
    const key = `${note.area} ${note.version} ${String(isSuccess)}`;
    // Without a network nothing loads, and that is no version's fault.
    const isOwnFault = note.failure !== 'crash' && !navigator.onLine;
    if (told.has(key) || (isSuccess ? !isWatched : isOwnFault)) return;
    told.add(key);
    // `take` never rejects: neither the check of a file nor the sending does.
    void take(note);
  });
  return () => {
    stopListening();
    // `send` never rejects.
    void send();
  };
}
