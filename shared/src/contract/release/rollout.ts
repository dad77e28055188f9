export { COHORT_COOKIE } from './cohort-cookie';

export const COHORTS = 10_000;

/** FNV-1a, 32 bits (draft-eastlake-fnv): the same in browser and server, and even enough for percentages. */
function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  // One more round, because the last signs of a short text alone hardly reach the upper bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The cohort of a person, 0…9999: the same for ever. */
export function cohortOf(userId: number): number {
  return digest(String(userId)) % COHORTS;
}

/** True when a rollout to so many percent reaches the cohort; a larger percentage never takes anybody out. */
export function isReached(area: string, cohort: number, percent: number): boolean {
  return digest(`${area}:${String(cohort)}`) % 100 < percent;
}
