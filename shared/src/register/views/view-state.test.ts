import type { SavedView } from '../../contract/list/saved-view';
import { currentView, isViewChanged, startingAddress } from './view-state';

const view = (over: Partial<SavedView> = {}): SavedView => ({
  id: 5,
  resource: 'agreements',
  name: 'Мой отдел',
  is_shared: false,
  is_default: false,
  is_own: true,
  owner_name: 'Соколова Мария Дмитриевна',
  query: 'tab=mine&sort=title',
  columns: null,
  count: 3,
  count_is_capped: false,
  lock_version: 1,
  ...over,
});
const at = (query: string) => new URLSearchParams(query);

describe('saved view', () => {
  it('is the one the address names', () => {
    expect(currentView([view()], at('view=5'))?.id).toBe(5);
    expect(currentView([view()], at('view=6'))).toBeUndefined();
    expect(currentView(undefined, at('view=5'))).toBeUndefined();
  });

  it.each([
    ['the same in another order of words', 'sort=title&tab=mine&view=5&page=2', null, false],
    ['another search', 'tab=mine&sort=title&search=a&view=5', null, true],
    ['a condition less', 'tab=mine&view=5', null, true],
    ['the same columns', 'tab=mine&sort=title', ['number', 'title'], false],
    ['other columns', 'tab=mine&sort=title', ['number', 'amount'], true],
  ])('with %s is changed: %#', (...[, query, columns, isChanged]) => {
    expect(isViewChanged(view({ columns }), at(query), ['number', 'title'])).toBe(isChanged);
  });

  it('opens first only when the address says nothing', () => {
    const views = [view(), view({ id: 6, is_default: true, query: 'tab=expiring' })];
    expect(startingAddress(views, '')?.toString()).toBe('tab=expiring&view=6');
    expect(startingAddress(views, '?search=a')).toBeNull();
    expect(startingAddress([view()], '')).toBeNull();
  });

  it('is opened whole by an address that names it and says no more', () => {
    const views = [view(), view({ id: 6, is_default: true, query: 'tab=expiring' })];
    expect(startingAddress(views, '?view=5')?.toString()).toBe('tab=mine&sort=title&view=5');
    expect(startingAddress(views, '?view=7')).toBeNull();
    expect(startingAddress(views, '?view=5&search=a')).toBeNull();
  });
});
