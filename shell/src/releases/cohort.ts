import { COHORT_COOKIE, cohortOf } from 'shared/contract/release/rollout';

import { COHORT_OWNER } from './right-page';

const YEAR = 31_536_000;

/** Tells the server of pages to which cohort the person belongs; answers false when it was told before. */
export function joinCohort(userId: number): boolean {
  localStorage.setItem(COHORT_OWNER, String(userId));
  const own = `${COHORT_COOKIE}=${String(cohortOf(userId))}`;
  if (document.cookie.split('; ').includes(own)) return false;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${own}; path=/; max-age=${String(YEAR)}; samesite=lax${secure}`;
  return true;
}
