import type { AreaState } from '../areas/loading/area-states';
import { anArea, anEarlier, aRegistry } from '../testing/an-area';
import { registryNews } from './registry-news';

const agreements = anArea();
const offersOf = (version: string) =>
  anArea({ id: 'mf-offers', title: 'Предложения', version, previous: anEarlier('mf-offers', '1.4.0') });
const page = aRegistry(agreements, offersOf('1.5.0'));
const idle: AreaState = { status: 'idle', version: null, isPrevious: false, took: null, error: null };
const always = (state: Partial<AreaState>) => () => ({ ...idle, ...state });
const offersFell = (area: string) =>
  area === 'mf-offers' ? { ...idle, status: 'ready' as const, version: '1.4.0', isPrevious: true } : idle;

it('has nothing to tell while the tab runs what is current', () => {
  expect(registryNews(page, { ...page, revision: 9 }, always({}))).toBeNull();
});

it('names the area that has another version', () => {
  const news = registryNews(page, aRegistry(agreements, offersOf('1.6.0')), always({}));
  expect(news).toMatchObject({ isWhole: false });
  expect(news?.areas.map((area) => area.definition.title)).toEqual(['Предложения']);
});

it('tells of a version that was taken back as well', () => {
  expect(registryNews(page, aRegistry(agreements, offersOf('1.4.0')), always({}))).not.toBeNull();
});

it('has nothing to tell of that to a tab which fell back to it by itself', () => {
  expect(registryNews(page, aRegistry(agreements, offersOf('1.4.0')), offersFell)).toBeNull();
});

it('offers no tab the version that it has left', () => {
  expect(registryNews(page, page, offersFell)).toBeNull();
  expect(registryNews(page, aRegistry(agreements, offersOf('1.6.0')), offersFell)).not.toBeNull();
});

it('speaks of the whole when the shell is new, or an area comes or goes', () => {
  const newShell = { ...page, shell: { version: '1.1.0', integrity: {} } };
  const more = aRegistry(agreements, offersOf('1.5.0'), anArea({ id: 'mf-tasks' }));
  for (const newest of [newShell, more, aRegistry(agreements)]) {
    expect(registryNews(page, newest, always({}))).toMatchObject({ isWhole: true });
  }
});

it('knows a combination that was put off from another one', () => {
  const idOf = (version: string) =>
    registryNews(page, aRegistry(agreements, offersOf(version)), always({}))?.id;
  expect(idOf('1.6.0')).toBe(idOf('1.6.0'));
  expect(idOf('1.6.0')).not.toBe(idOf('1.6.1'));
});
