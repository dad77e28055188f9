import type { Registry } from 'shared/contract/release/registry';
import { COHORT_COOKIE, cohortOf } from 'shared/contract/release/rollout';
import { aSession } from 'shared/testing';

import { aRegistry } from '../testing/an-area';
import { arrive } from './arrival';
import { takeRefusal } from './preview';
import { isSurelyRight } from './right-page';

const preview = {
  area: 'mf-offers',
  title: 'Предложения',
  version: '1.5.0',
  expires_at: '2026-11-21T11:00:00Z',
};
const cookie = `${COHORT_COOKIE}=${String(cohortOf(1))}`;

function arriveAt(
  address: string,
  change: Partial<Registry> = {},
  session: ReturnType<typeof aSession> | null = aSession(),
) {
  window.history.replaceState(null, '', address);
  const page = { reload: jest.fn<void, []>(), replace: jest.fn<void, [string]>() };
  const registry = { ...aRegistry(), ...change };
  const wasRight = isSurelyRight(registry, session);
  return { wasRight, isLeaving: !wasRight && !arrive(registry, session, page), page };
}
const addressNow = () => window.location.pathname + window.location.search + window.location.hash;

afterEach(() => {
  document.cookie = `${COHORT_COOKIE}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
});

describe('The cohort of the person', () => {
  it('is told to the server of pages for the whole site', () => {
    arriveAt('/agreements/5', { is_split: true });
    window.history.replaceState(null, '', '/');
    expect(document.cookie).toContain(cookie);
  });

  it('is that of nobody while nobody is logged in', () => {
    arriveAt('/agreements', { is_split: true }, null);
    expect(document.cookie).not.toContain(COHORT_COOKIE);
  });

  it('loads the page anew when the page was made without it and depends on it', () => {
    const { isLeaving, page } = arriveAt('/agreements', { is_split: true });
    expect(isLeaving).toBe(true);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('loads the page anew when it was made for another person', () => {
    document.cookie = `${COHORT_COOKIE}=${String(cohortOf(2))}; path=/`;
    expect(arriveAt('/agreements', { is_split: true }).isLeaving).toBe(true);
    expect(document.cookie).toContain(cookie);
  });

  it('is not looked for while every cohort has the same versions', () => {
    expect(arriveAt('/agreements').wasRight).toBe(true);
  });

  it('is not looked for again once it was told', () => {
    arriveAt('/agreements', { is_split: true });
    expect(arriveAt('/agreements', { is_split: true }).wasRight).toBe(true);
  });

  it('lets the page stand when it was made for it', () => {
    document.cookie = `${cookie}; path=/`;
    expect(arriveAt('/agreements', { is_split: true }).isLeaving).toBe(false);
  });

  it('is not waited for in a browser that keeps no cookies', () => {
    const jar = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    expect(arriveAt('/agreements', { is_split: true }).isLeaving).toBe(true);
    expect(arriveAt('/agreements', { is_split: true }).isLeaving).toBe(false);
    jar.mockRestore();
  });
});

describe('A preview', () => {
  it('is kept for the tab, and its word leaves the address', () => {
    const { isLeaving } = arriveAt('/commercial-offers?filter[status]=sent&preview=word#top', { preview });
    expect(isLeaving).toBe(false);
    expect(addressNow()).toBe('/commercial-offers?filter[status]=sent#top');
    arriveAt('/commercial-offers?preview=word', { preview });
    expect(addressNow()).toBe('/commercial-offers');
    arriveAt('/commercial-offers?preview=word&page=2', { preview });
    expect(addressNow()).toBe('/commercial-offers?page=2');
  });

  it('is asked for again by the tab’s next full load', () => {
    arriveAt('/commercial-offers?preview=wo%3Drd', { preview });
    const next = arriveAt('/agreements?page=2');
    expect(next.isLeaving).toBe(true);
    expect(next.page.replace).toHaveBeenCalledWith('/agreements?page=2&preview=wo%3Drd');
    expect(arriveAt('/agreements').page.replace).toHaveBeenCalledWith('/agreements?preview=wo%3Drd');
  });

  it('that is given no more is forgotten and said to be so, once', () => {
    arriveAt('/commercial-offers?preview=word', { preview });
    expect(arriveAt('/commercial-offers?preview=word').isLeaving).toBe(false);
    expect(addressNow()).toBe('/commercial-offers');
    expect([takeRefusal(), takeRefusal()]).toEqual([true, false]);
    expect(arriveAt('/commercial-offers').wasRight).toBe(true);
  });
});
