import type { AreaModule } from 'shared/area';
import type { RegistryArea } from 'shared/contract/release/registry';

import { barVersion, isBarred } from './barred-version';
import type { OpeningLog } from '../../releases/opening-log';
import { lazyValue } from '../../state/lazy-value';
import { AreaLoadError } from './area-load-error';
import type { AreaStates } from './area-states';
import type { AreaSource } from './federated-remote';
import { attempted, type Attempts, PAUSES } from './attempts';
import { TimeLimitError } from './time-limit';

export interface OpeningDeps {
  loadModule: (area: string, source: AreaSource) => Promise<AreaModule>;
  /** What the page's own links have failed to fetch is forgotten: they would answer the next attempt with that. */
  forgetPreloads: (source: AreaSource) => void;
  /** Tells a version that is broken from a network that is gone. */
  isReachable: () => Promise<boolean>;
  /** The area has left a version for the last good one. */
  onFallBack: (area: RegistryArea) => void;
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

const pick = async <T>(module: AreaModule, part: Part<T>): Promise<T> => {
  const load = part(module);
  if (load === undefined) throw new Error('The area does not have what its definition promises');
  return (await load()).default;
};

const phaseOf = (phase: 'entry' | 'page', cause: unknown) =>
  cause instanceof TimeLimitError ? 'timeout' : phase;

/** What became of the attempts to open an area. */
interface OpeningState {
  /** Something of the present version was shown. */
  isShown: boolean;
  hasFailed: boolean;
  /** False after an attempt that failed while nothing else answered either. */
  hasNetwork: boolean;
}

/** How the two versions of an area are opened, and how one of them is blamed. */
function areaSources(
  area: RegistryArea,
  { loadModule, forgetPreloads, isReachable, onFallBack, onModule, states, openings }: OpeningDeps,
  state: OpeningState,
) {
  const { previous } = area;
  const id = area.definition.id;
  const attemptsAt = (source: AreaSource): Attempts => ({
    more: state.hasFailed ? PAUSES.length : 1,
    beforeNext: () => {
      forgetPreloads(source);
    },
  });

  const blame = (version: string, phase: 'entry' | 'page', cause: unknown) => {
    openings.note({ area: id, version, failure: phaseOf(phase, cause), route: null, cause });
  };

  const openSource = async (source: AreaSource, isPrevious: boolean): Promise<OpenedArea> => {
    const started = performance.now();
    states.set(id, { status: 'loading', error: null });
    if (state.hasFailed) forgetPreloads(source);
    const module = await attempted(() => loadModule(id, source), attemptsAt(source)).catch(
      async (cause: unknown) => {
        if (await isReachable()) blame(source.version, 'entry', cause);
        else state.hasNetwork = false;
        throw cause;
      },
    );
    onModule(module);
    const took = Math.round(performance.now() - started);
    states.set(id, { status: 'ready', version: source.version, isPrevious, took });
    return { module, version: source.version, isPrevious };
  };
  const openPrevious = async (cause: unknown): Promise<OpenedArea> => {
    if (previous === null || !state.hasNetwork) throw cause;
    onFallBack(area);
    return openSource(previous, true);
  };
  const openAny = async (): Promise<OpenedArea> => {
    state.hasNetwork = true;
    try {
      return await openSource(area, false);
    } catch (error) {
      return await openPrevious(error);
    }
  };
  return { attemptsAt, blame, openSource, openPrevious, openAny };
}

/**
 * Loads the parts of one area: the current version with one retry, then the last good one, then a rejection with
 * AreaLoadError. The version of which something was shown is left for the last good one only when it crashes, and none
 * is left or blamed while the server itself cannot be reached. After a failure there are three retries: each file that
 * the page has asked for ahead may answer once more with its failure.
 */
export function createAreaOpening(area: RegistryArea, deps: OpeningDeps): AreaOpening {
  const { isReachable, onFallBack, states } = deps;
  const { previous } = area;
  const id = area.definition.id;
  const state: OpeningState = { isShown: false, hasFailed: false, hasNetwork: true };
  const { attemptsAt, blame, openSource, openPrevious, openAny } = areaSources(area, deps, state);

  let opened = lazyValue(previous !== null && isBarred(area) ? () => openSource(previous, true) : openAny);

  const fail = (phase: 'entry' | 'page', cause: unknown): never => {
    const error = new AreaLoadError(area, phaseOf(phase, cause), cause);
    state.hasFailed = true;
    states.set(id, { status: 'failed', error });
    console.error(`${error.message}, запрос ${error.requestId}`, cause);
    throw error;
  };

  async function load<T>(part: Part<T>): Promise<T> {
    const first = await opened.start().catch((cause: unknown) => fail('entry', cause));
    const source = first.isPrevious && previous !== null ? previous : area;
    try {
      const value = await attempted(() => pick(first.module, part), attemptsAt(source));
      state.isShown = true;
      state.hasFailed = false;
      return value;
    } catch (cause) {
      state.hasNetwork = await isReachable();
      if (!state.hasNetwork) return fail('page', cause);
      blame(first.version, 'page', cause);
      if (state.isShown || first.isPrevious || previous === null) return fail('page', cause);
      opened = lazyValue(() => openPrevious(cause));
      try {
        const { module } = await opened.start();
        return await attempted(() => pick(module, part), attemptsAt(previous));
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
      onFallBack(area);
      state.isShown = false;
      opened = lazyValue(() => openSource(previous, true));
      return true;
    },
  };
}
