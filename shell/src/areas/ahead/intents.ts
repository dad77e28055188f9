import type { SessionUser } from 'shared/contract/session/session';
import { savesData } from 'shared/http';

import type { Suite } from '../../suite';
import { prefetchPage } from './idle-prefetch';
import { openPageAt } from './link-target';
import { prefetchRoute } from './route-prefetch';

/** Milliseconds the pointer rests on a link before what it leads to is asked for; the keyboard walks on more slowly. */
export const POINTER_PAUSE = 50;
export const KEYBOARD_PAUSE = 120;

/** The link under the event: itself, or that of the row of a list, which opens wherever it is pressed. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  return link ?? target.closest('[data-row]')?.querySelector<HTMLAnchorElement>('a[href]') ?? null;
}

const isHere = ({ pathname, search }: URL) =>
  pathname + search === window.location.pathname + window.location.search;

/** What the first script has asked for is of the address it stood at, not of another one. */
const nothingFirst = () => null;

/** The page's code and its first data. Answers how to give up what is on its way and wanted by no screen. */
function askAhead({ registry, loader, crashes, queryClient }: Suite, link: URL, user: SessionUser) {
  const target = openPageAt(registry.areas, link.pathname, user);
  if (target === null || crashes.isQuarantined(target.area.definition.id)) return () => undefined;
  // prefetchPage never rejects: the visit tells of a failure.
  void prefetchPage(loader, { area: target.area, routeId: target.route.id });
  const cache = queryClient.getQueryCache();
  const before = new Set(cache.findAll({ fetchStatus: 'fetching' }));
  const begun = prefetchRoute(queryClient, { ...target, search: link.search }, nothingFirst).filter(
    (queryKey) => {
      const query = cache.find({ queryKey });
      return query?.state.fetchStatus === 'fetching' && !before.has(query);
    },
  );
  return () => {
    // What a screen has taken up meanwhile is active and goes on. Neither the cancelling nor the request rejects.
    for (const queryKey of begun) void queryClient.cancelQueries({ queryKey, exact: true, type: 'inactive' });
  };
}

/** What one link leads to: asked for after a pause or at once, and given up. */
function createIntent(suite: Suite, link: URL, user: SessionUser) {
  let giveUp: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    clearTimeout(timer);
    giveUp ??= askAhead(suite, link, user);
  };
  return {
    href: link.href,
    askAfter: (pause: number) => {
      clearTimeout(timer);
      if (pause === 0) ask();
      else timer = setTimeout(ask, pause);
    },
    /** The link is being opened: the page takes over what is on its way. */
    settle: () => {
      clearTimeout(timer);
    },
    leave: () => {
      clearTimeout(timer);
      giveUp?.();
    },
  };
}

/**
 * Asks for what a link leads to while the pointer or the focus rests on it, one link at a time: what is left before it
 * was opened is given up. A finger asks for nothing, for where it comes down a list may only be pushed along. Answers
 * how to stop.
 */
export function watchIntents(suite: Suite, userOf: () => SessionUser | null): () => void {
  let intent: ReturnType<typeof createIntent> | null = null;
  const turnTo = (anchor: HTMLAnchorElement | null, pause: number) => {
    if (anchor === null || anchor.href !== intent?.href) {
      intent?.leave();
      intent = null;
      const user = userOf();
      if (anchor === null || user === null || anchor.origin !== window.location.origin || savesData()) return;
      const link = new URL(anchor.href);
      if (isHere(link)) return;
      intent = createIntent(suite, link, user);
    }
    intent.askAfter(pause);
  };
  const settle = () => {
    intent?.settle();
    intent = null;
  };
  const stopper = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => {
    document.addEventListener(name, listener, { capture: true, passive: true, signal: stopper.signal });
  };
  on('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    const anchor = linkOf(event);
    // Moving about within a row is no new rest on it.
    if (anchor === null || anchor.href !== intent?.href) turnTo(anchor, POINTER_PAUSE);
  });
  on('pointerdown', (event) => {
    const anchor = linkOf(event);
    if (event.pointerType !== 'touch' && event.button === 0 && anchor !== null) turnTo(anchor, 0);
  });
  on('focusin', (event) => {
    const anchor = linkOf(event);
    if (anchor === null || anchor.href !== intent?.href) turnTo(anchor, KEYBOARD_PAUSE);
  });
  on('click', settle);
  on('keydown', ({ code }) => {
    if (code === 'Enter' || code === 'NumpadEnter') settle();
  });
  return () => {
    stopper.abort();
    intent?.leave();
  };
}
