import { isReached } from 'shared/contract/release/rollout';
import { aDefinition, aRelease } from '../a-build';
import { chooseReleases, registryOf, type Visitor } from './registry-resolve';
import { type KnownChannel, knownRelease, type Snapshot } from './registry-snapshot';

const NOW = new Date('2026-11-20T12:00:00Z');
const LONG_AGO = Date.parse('2026-11-01T00:00:00Z');

const anArea = (version: string, contract = '^2.0.0', id = 'mf-offers') => {
  const definition = aDefinition({ id, title: 'Предложения' });
  const files = { 'remoteEntry.js': version, 'a.css': version, 'picture.svg': version };
  return knownRelease({ area: id, version, definition, release: aRelease(files, { contract }, definition) });
};
const aShell = (version: string, contract = '2.0.0') =>
  knownRelease({
    area: 'shell',
    version,
    definition: null,
    release: aRelease(
      { 'assets/main.js': version, 'assets/later.js': version },
      { contract, preload: ['assets/main.js'] },
    ),
  });
const aChannel = (given: Partial<KnownChannel> = {}): KnownChannel => ({
  active: anArea('1.1.0'),
  previous: anArea('1.0.0'),
  rollout: null,
  activatedAt: LONG_AGO,
  ...given,
});
const aSnapshot = (offers: KnownChannel, shell: KnownChannel | null = null): Snapshot => ({
  revision: 7,
  shell: shell ?? aChannel({ active: aShell('2.0.0'), previous: null }),
  areas: [offers],
});
const visitor = (given: Partial<Visitor> = {}): Visitor => ({
  cohort: null,
  preview: null,
  now: NOW,
  ...given,
});

const cohortIn = (area: string, percent: number, isIn: boolean) => {
  for (let cohort = 0; cohort < 10_000; cohort += 1)
    if (isReached(area, cohort, percent) === isIn) return cohort;
  throw new Error('There is no such cohort');
};
const rolledOut = aChannel({ rollout: { release: anArea('1.2.0'), percent: 10 } });
const preview = { release: anArea('1.3.0-rc.1'), expiresAt: '2026-11-21T00:00:00.000Z' };

describe('the version that is current for a person', () => {
  it.each<[string, KnownChannel, Partial<Visitor>, string, string | null]>([
    ['the active one, with the previous one to fall back to', aChannel(), {}, '1.1.0', '1.0.0'],
    ['the active one where nothing came before', aChannel({ previous: null }), {}, '1.1.0', null],
    [
      'the one that is rolled out, for somebody it has reached, with the active one to fall back to',
      rolledOut,
      { cohort: cohortIn('mf-offers', 10, true) },
      '1.2.0',
      '1.1.0',
    ],
    [
      'the active one, for somebody the rollout has not reached',
      rolledOut,
      { cohort: cohortIn('mf-offers', 10, false) },
      '1.1.0',
      '1.0.0',
    ],
    ['the active one during a rollout, before the first login', rolledOut, {}, '1.1.0', '1.0.0'],
    [
      'the one of a signed link, with the active one to fall back to',
      aChannel(),
      { preview },
      '1.3.0-rc.1',
      '1.1.0',
    ],
    [
      'the one of a signed link, whatever the rollout says',
      rolledOut,
      { preview, cohort: cohortIn('mf-offers', 10, true) },
      '1.3.0-rc.1',
      '1.1.0',
    ],
    [
      'the active one alone, when the shell would refuse the one before',
      aChannel({ previous: anArea('0.9.0', '^3.0.0') }),
      {},
      '1.1.0',
      null,
    ],
    [
      'a refused one as well: the shell says so on a page of its own',
      aChannel({ active: anArea('1.1.0', '^3.0.0') }),
      {},
      '1.1.0',
      '1.0.0',
    ],
    [
      'not its own fallback, when a link opens the active version',
      aChannel(),
      { preview: { ...preview, release: anArea('1.1.0') } },
      '1.1.0',
      null,
    ],
  ])('is %s', (_, ...[channel, given, current, previous]) => {
    const [area] = chooseReleases(aSnapshot(channel), visitor(given))?.areas ?? [];
    expect([area?.current.version, area?.previous?.version ?? null]).toEqual([current, previous]);
  });

  it('is of the shell, too, a matter of the cohort', () => {
    const shell = aChannel({
      active: aShell('2.0.0'),
      previous: null,
      rollout: { release: aShell('2.1.0', '2.1.0'), percent: 30 },
    });
    const versionFor = (cohort: number) => {
      const choice = chooseReleases(aSnapshot(aChannel(), shell), visitor({ cohort }));
      return choice === null ? null : [choice.shell.version, registryOf(choice, null).contract];
    };
    expect(versionFor(cohortIn('shell', 30, true))).toEqual(['2.1.0', '2.1.0']);
    expect(versionFor(cohortIn('shell', 30, false))).toEqual(['2.0.0', '2.0.0']);
  });

  it('is seen of an area that nobody has activated through its link alone', () => {
    const release = anArea('0.1.0', '^2.0.0', 'mf-archive');
    const areasFor = (given: Partial<Visitor>) =>
      chooseReleases(aSnapshot(aChannel()), visitor(given))?.areas.map(({ current }) => current.area);
    expect(areasFor({ preview: { ...preview, release } })).toEqual(['mf-archive', 'mf-offers']);
    expect(areasFor({})).toEqual(['mf-offers']);
  });

  it('is none before there is a shell', () => {
    expect(chooseReleases({ revision: 0, shell: null, areas: [] }, visitor())).toBeNull();
  });
});

describe('the registry', () => {
  const registryFor = (channel: KnownChannel, origin: string | null = null, given: Partial<Visitor> = {}) => {
    const choice = chooseReleases(aSnapshot(channel), visitor(given));
    if (choice === null) throw new Error('There is no shell');
    return registryOf(choice, origin);
  };

  it.each([
    ['a rollout', rolledOut, true],
    ['a day after an activation', aChannel({ activatedAt: NOW.getTime() - 23 * 3_600_000 }), true],
    ['no longer than that', aChannel({ activatedAt: NOW.getTime() - 25 * 3_600_000 }), false],
  ])('has successes reported during %s', (_, channel, isWatched) => {
    expect(registryFor(channel).areas[0]?.is_watched).toBe(isWatched);
  });

  it('says whether it is the same for everybody', () => {
    expect([registryFor(rolledOut).is_split, registryFor(aChannel()).is_split]).toEqual([true, false]);
  });

  it('carries the integrity of scripts and style sheets, of the version before as well', () => {
    const [area] = registryFor(aChannel()).areas;
    expect(Object.keys(area?.integrity ?? {})).toEqual(['a.css', 'remoteEntry.js']);
    expect(area?.integrity['a.css']).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
    expect(area?.previous?.integrity).not.toEqual(area?.integrity);
    expect(Object.keys(registryFor(aChannel()).shell.integrity)).toEqual(['assets/later.js']);
  });

  it('leads to another origin where the areas lie on one', () => {
    const [area] = registryFor(aChannel(), 'https://static.company.ru').areas;
    expect(area?.base).toBe('https://static.company.ru/areas/mf-offers/1.1.0/');
    expect(area?.previous?.base).toBe('https://static.company.ru/areas/mf-offers/1.0.0/');
  });

  it('names what a signed link has opened', () => {
    expect(registryFor(aChannel(), null, { preview }).preview).toEqual({
      area: 'mf-offers',
      title: 'Предложения',
      version: '1.3.0-rc.1',
      expires_at: preview.expiresAt,
    });
    expect(registryFor(aChannel()).preview).toBeNull();
  });

  it('is the same document exactly for people with the same key', () => {
    const keyFor = (given: Partial<Visitor>) => chooseReleases(aSnapshot(rolledOut), visitor(given))?.key;
    const out = cohortIn('mf-offers', 10, false);
    expect(keyFor({ cohort: out })).toBe(keyFor({}));
    expect(keyFor({ cohort: cohortIn('mf-offers', 10, true) })).not.toBe(keyFor({}));
    expect(keyFor({ preview })).not.toBe(keyFor({}));
  });
});
