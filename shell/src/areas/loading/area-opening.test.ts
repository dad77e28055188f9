import type { AreaModule } from 'shared/area';

import { createOpeningLog } from '../../releases/opening-log';
import { anArea } from '../../testing/an-area';
import { AreaLoadError } from './area-load-error';
import { createAreaOpening } from './area-opening';
import { AREA_TIME_LIMIT, PAUSES } from './attempts';
import { createAreaStates } from './area-states';
import type { AreaSource } from './federated-remote';

const Page = () => null;
const pageOf = (module: AreaModule) => module.pages.agreements;
const good: AreaModule = { pages: { agreements: async () => ({ default: Page }) } };
const never = () => new Promise<never>(() => undefined);
const previous = {
  version: '0.9.0',
  base: '/areas/mf-agreements/0.9.0/',
  entry: 'remoteEntry.js',
  integrity: {},
};

function openingWith(
  answers: (() => Promise<AreaModule>)[],
  area = anArea(),
  network = { isThere: true },
): {
  open: (part: (module: AreaModule) => AreaModule['pages'][string] | undefined) => Promise<unknown>;
  /** The same while the test lets the time pass. */
  load: (part: (module: AreaModule) => AreaModule['pages'][string] | undefined) => Promise<unknown>;
  fallBack: () => boolean;
  failures: string[];
  forgotten: string[];
  asked: string[];
  states: ReturnType<typeof createAreaStates>;
} {
  const asked: string[] = [];
  const states = createAreaStates();
  const loadModule = (_: string, source: AreaSource) => {
    asked.push(source.version);
    return (answers.shift() ?? never)();
  };
  const openings = createOpeningLog();
  const failures: string[] = [];
  const forgotten: string[] = [];
  openings.listen(({ version, failure }) => failures.push(`${version} ${String(failure)}`));
  const { load, fallBack } = createAreaOpening(area, {
    loadModule,
    forgetPreloads: ({ version }) => forgotten.push(version),
    isReachable: async () => network.isThere,
    onFallBack: () => undefined,
    onModule: () => undefined,
    states,
    openings,
  });
  return {
    // The pauses between attempts pass by themselves.
    open: async (part) => {
      const result = load(part).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      for (let step = 0; step < 10; step += 1) await jest.advanceTimersByTimeAsync(PAUSES[0] ?? 0);
      const settled = await result;
      if ('error' in settled) throw settled.error;
      return settled.value;
    },
    load: (part) => load(part),
    fallBack,
    failures,
    asked,
    states,
    forgotten,
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const loaded = () => Promise.resolve(good);
const lost = () => Promise.reject(new Error('404'));

it('loads the module once for all pages of the area', async () => {
  const { open, asked, states } = openingWith([loaded]);
  await expect(open(pageOf)).resolves.toBe(Page);
  await open(pageOf);
  expect(asked).toEqual(['1.0.0']);
  expect(states.get('mf-agreements')).toMatchObject({ status: 'ready', version: '1.0.0', isPrevious: false });
});

it('tries a second time before it gives up', async () => {
  const { open, asked } = openingWith([lost, loaded]);
  await expect(open(pageOf)).resolves.toBe(Page);
  expect(asked).toEqual(['1.0.0', '1.0.0']);
});

it('fails after one attempt and one retry, and names area, version and request', async () => {
  const { open, states } = openingWith([lost, lost]);
  await expect(open(pageOf)).rejects.toMatchObject({
    area: 'mf-agreements',
    version: '1.0.0',
    phase: 'entry',
  });
  const { status, error } = states.get('mf-agreements');
  expect(status).toBe('failed');
  expect(error?.requestId).toMatch(/^[\da-f]{8}$/);
});

it('waits ten seconds for an attempt and not longer', async () => {
  const { load, asked } = openingWith([never, never]);
  const failure = load(pageOf).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(AREA_TIME_LIMIT - 1);
  expect(asked).toHaveLength(1);
  // What has arrived by the end has its turn before the end does.
  const turn = 1;
  await jest.advanceTimersByTimeAsync(1 + turn + (PAUSES[0] ?? 0));
  expect(asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(AREA_TIME_LIMIT + turn);
  expect(await failure).toMatchObject({ phase: 'timeout' });
  expect(AREA_TIME_LIMIT).toBe(10_000);
});

it('forgets a failure, so that the next attempt can succeed', async () => {
  const { open } = openingWith([lost, lost, loaded]);
  await expect(open(pageOf)).rejects.toBeInstanceOf(AreaLoadError);
  await expect(open(pageOf)).resolves.toBe(Page);
});

it('falls back to the last good version', async () => {
  const { open, asked, states } = openingWith([lost, lost, loaded], anArea({ previous }));
  await expect(open(pageOf)).resolves.toBe(Page);
  expect(asked).toEqual(['1.0.0', '1.0.0', '0.9.0']);
  expect(states.get('mf-agreements')).toMatchObject({ version: '0.9.0', isPrevious: true });
});

it('falls back as well when the module comes and its first page does not', async () => {
  const broken: AreaModule = { pages: { agreements: lost } };
  const { open, asked } = openingWith([() => Promise.resolve(broken), loaded], anArea({ previous }));
  await expect(open(pageOf)).resolves.toBe(Page);
  expect(asked).toEqual(['1.0.0', '0.9.0']);
});

it('never leaves a version of which a page was already shown', async () => {
  const half: AreaModule = { pages: { agreements: good.pages.agreements ?? lost, card: lost } };
  const { open, asked } = openingWith([() => Promise.resolve(half), loaded], anArea({ previous }));
  await open(pageOf);
  await expect(open((module) => module.pages.card)).rejects.toMatchObject({ phase: 'page' });
  expect(asked).toEqual(['1.0.0']);
});

it('refuses an area that lacks what its definition promises', async () => {
  const { open } = openingWith([() => Promise.resolve({ pages: {} })]);
  await expect(open(pageOf)).rejects.toMatchObject({ phase: 'page' });
});

it('notes every version that failed, and in which phase', async () => {
  const { open, failures } = openingWith([lost, lost, never, never], anArea({ previous }));
  const failure = open(pageOf).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(3 * AREA_TIME_LIMIT);
  expect(await failure).toMatchObject({ phase: 'timeout' });
  expect(failures).toEqual(['1.0.0 entry', '0.9.0 timeout']);
});

it('brings the page by one further press, though every file that was asked for ahead fails once more', async () => {
  const { open, asked, forgotten } = openingWith([lost, lost, lost, lost, lost, loaded]);
  await expect(open(pageOf)).rejects.toBeInstanceOf(AreaLoadError);
  await expect(open(pageOf)).resolves.toBe(Page);
  expect(asked).toHaveLength(6);
  expect(forgotten.length).toBeGreaterThan(0);
});

it('takes a network that is gone for no fault of the version', async () => {
  const network = { isThere: false };
  const { open, asked, failures } = openingWith([lost, lost, loaded], anArea({ previous }), network);
  await expect(open(pageOf)).rejects.toMatchObject({ phase: 'entry' });
  expect([asked, failures]).toEqual([['1.0.0', '1.0.0'], []]);
  network.isThere = true;
  await expect(open(pageOf)).resolves.toBe(Page);
  expect(asked).toEqual(['1.0.0', '1.0.0', '1.0.0']);
});

describe('A version that crashes', () => {
  it('is left for the last good one, and the tab’s next page begins with that', async () => {
    const { open, fallBack, asked } = openingWith([loaded, loaded], anArea({ previous }));
    await open(pageOf);
    expect(fallBack()).toBe(true);
    await open(pageOf);
    const next = openingWith([loaded], anArea({ previous }));
    await next.open(pageOf);
    expect([asked, next.asked]).toEqual([['1.0.0', '0.9.0'], ['0.9.0']]);
  });

  it('stays when there is no other, and the last good one stays as well', async () => {
    const alone = openingWith([loaded]);
    await alone.open(pageOf);
    expect(alone.fallBack()).toBe(false);
    const fallen = openingWith([lost, lost, loaded], anArea({ previous }));
    await fallen.open(pageOf);
    expect(fallen.fallBack()).toBe(false);
  });

  it('bars itself alone: the version after it is tried', async () => {
    const { open, fallBack } = openingWith([loaded, loaded], anArea({ previous }));
    await open(pageOf);
    fallBack();
    const next = openingWith([loaded], anArea({ previous, version: '1.0.1' }));
    await next.open(pageOf);
    expect(next.asked).toEqual(['1.0.1']);
  });
});
