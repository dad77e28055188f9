import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SelectOption } from './option';

export interface OptionPage<Option extends SelectOption> {
  options: Option[];
  hasMore: boolean;
}

/** Asks the server for one page of options, from 1. Aborted when the search has moved on. */
export type LoadOptions<Option extends SelectOption> = (request: {
  search: string;
  page: number;
  signal: AbortSignal;
}) => Promise<OptionPage<Option>>;

interface PagesState<Option extends SelectOption> {
  options: Option[];
  /** What the options answer. */
  search: string;
  page: number;
  hasMore: boolean;
  status: 'loading' | 'ready' | 'failed';
}

/** Long enough for a word to be typed, short enough not to be waited for. */
const pause = 250;

interface OptionPagesRequest<Option extends SelectOption> {
  load: LoadOptions<Option>;
  search: string;
  /** Nothing is asked for while the list is closed. */
  open: boolean;
  onError?: (error: unknown) => void;
}

/**
 * The options the server gives for a search, page by page. The last answer stays in sight while the next one is on
 * its way; a failure is told to the owner and can be tried again.
 */
export function useOptionPages<Option extends SelectOption>(request: OptionPagesRequest<Option>) {
  const { load, search, open, onError } = request;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PagesState<Option>>({
    options: [],
    search: '',
    page: 0,
    hasMore: false,
    status: 'loading',
  });
  const running = useRef<AbortController>(undefined);

  const ask = async (page: number) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState((last) => ({ ...last, status: 'loading' }));
    try {
      const { options, hasMore } = await load({ search, page, signal: controller.signal });
      if (controller.signal.aborted) return;
      setState((last) => ({
        options: page === 1 ? options : [...last.options, ...options],
        search,
        page,
        hasMore,
        status: 'ready',
      }));
    } catch (error) {
      if (controller.signal.aborted) return;
      setState((last) => ({ ...last, hasMore: false, status: 'failed' }));
      onError?.(error);
    }
  };

  const askFirst = useEffectEvent(() => ask(1));
  useEffect(() => {
    if (!open) return;
    // The answer and the failure both end in the state; nothing is left to wait for.
    const timer = setTimeout(() => void askFirst(), search === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      running.current?.abort();
    };
  }, [open, search, attempt]);

  return {
    ...state,
    more: () => {
      // As above: the state takes both outcomes.
      if (state.status === 'ready' && state.hasMore && state.search === search) void ask(state.page + 1);
    },
    retry: () => setAttempt(attempt + 1),
  };
}
