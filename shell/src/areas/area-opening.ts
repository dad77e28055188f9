import type { AreaModule } from 'shared/area';
import type { RegistryArea } from 'shared/contract/registry';

import { barVersion, isBarred } from '../releases/barred-version';
import type { OpeningLog } from '../releases/opening-log';
import { lazyValue } from '../state/lazy-value';
import { AreaLoadError } from './area-load-error';
import type { AreaStates } from './area-states';
import type { AreaSource } from './federated-remote';
import { TimeLimitError, withTimeLimit } from './time-limit';

/** Milliseconds one attempt may take. */
export const AREA_TIME_LIMIT = 10_000;

export interface OpeningDeps {
  loadModule: (area: string, source: AreaSource) => Promise<AreaModule>;
  onModule: (module: AreaModule) => void;
  states: AreaStates;
  openings: OpeningLog;
}

export interface AreaOpening {
  load: <T>(part: Part<T>) => Promise<T>;
  /** Bars the version that crashed from this tab and turns to the last good one; false when there is none. */
  fallBack: () => boolean;
}

interface OpenedArea {
  module: AreaModule;
  version: string;
  isPrevious: boolean;
}

type Part<T> = (module: AreaModule) => (() => Promise<{ default: T }>) | undefined;

/** One attempt and one retry, each within the time limit. */
async function twice<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await withTimeLimit(attempt(), AREA_TIME_LIMIT);
  } catch (error) {
    console.error('Первая попытка загрузить раздел не удалась', error);
    return withTimeLimit(attempt(), AREA_TIME_LIMIT);
  }
}

const pick = async <T>(module: AreaModule, part: Part<T>): Promise<T> => {
  const load = part(module);
  if (load === undefined) throw new Error('The area does not have what its definition promises');
  return (await load()).default;
};

const phaseOf = (phase: 'entry' | 'page', cause: unknown) =>
  cause instanceof TimeLimitError ? 'timeout' : phase;

/**
 * Loads the parts of one area: the current version with one retry, then the last good one, then a rejection with
 * AreaLoadError. The version of which something was shown is left for the last good one only when it crashes.
 */
export function createAreaOpening(
  area: RegistryArea,
  { loadModule, onModule, states, openings }: OpeningDeps,
): AreaOpening {
  const { previous } = area;
  const id = area.definition.id;
  let isShown = false;

  const blame = (version: string, phase: 'entry' | 'page', cause: unknown) => {
    openings.note({ area: id, version, failure: phaseOf(phase, cause), route: null, cause });
  };

  const openSource = async (source: AreaSource, isPrevious: boolean): Promise<OpenedArea> => {
    const started = performance.now();
    states.set(id, { status: 'loading', error: null });
    const module = await twice(() => loadModule(id, source)).catch((cause: unknown) => {
      blame(source.version, 'entry', cause);
      throw cause;
    });
    onModule(module);
    const took = Math.round(performance.now() - started);
    states.set(id, { status: 'ready', version: source.version, isPrevious, took });
    return { module, version: source.version, isPrevious };
  };
  const openPrevious = async (cause: unknown): Promise<OpenedArea> => {
    if (previous === null) throw cause;
    return openSource(previous, true);
  };
  const openAny = async (): Promise<OpenedArea> => {
    try {
      return await openSource(area, false);
    } catch (error) {
      return await openPrevious(error);
    }
  };

  let opened = lazyValue(previous !== null && isBarred(area) ? () => openSource(previous, true) : openAny);

  const fail = (phase: 'entry' | 'page', cause: unknown): never => {
    const error = new AreaLoadError(area, phaseOf(phase, cause), cause);
    states.set(id, { status: 'failed', error });
    console.error(`${error.message}, запрос ${error.requestId}`, cause);
    throw error;
  };

  async function load<T>(part: Part<T>): Promise<T> {
    const first = await opened.start().catch((cause: unknown) => fail('entry', cause));
    try {
      const value = await twice(() => pick(first.module, part));
      isShown = true;
      return value;
    } catch (cause) {
      blame(first.version, 'page', cause);
      if (isShown || first.isPrevious || previous === null) return fail('page', cause);
      opened = lazyValue(() => openPrevious(cause));
      try {
        const { module } = await opened.start();
        return await twice(() => pick(module, part));
      } catch (error) {
        // «Повторить» begins with the current version again.
        opened = lazyValue(openAny);
        return fail('page', error);
      }
    }
  }

  return {
    load,
    fallBack: () => {
      if (previous === null || states.get(id).isPrevious) return false;
      barVersion(area);
      isShown = false;
      opened = lazyValue(() => openSource(previous, true));
      return true;
    },
  };
}
