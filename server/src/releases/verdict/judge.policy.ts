import { failureChance } from './failure-chance';

/** Openings of one version within the window, and the people behind them. */
export interface Tally {
  openings: number;
  people: number;
  failed: number;
  failedPeople: number;
}

/** The rule in numbers; in words it stands in docs/adr/0018-when-a-rollout-is-withdrawn.md. */
export const RULE = {
  /** Fewer failed openings say nothing. */
  failed: 3,
  /** So many people must have seen it fail, or all there are: one person is no verdict. */
  people: 2,
  /** A version that fails for fewer, of openings or of people, is left to people to judge. */
  share: 0.05,
  /** How many times the old version's share. */
  times: 2,
  /** What any version is believed to do before it was seen: openings, and failed ones among them. */
  prior: { openings: 200, failed: 4 },
  /** The chance to withdraw a version that is as good as the old one, over all looks together. */
  risk: 0.005,
} as const;

/**
 * True when each opening counts, as in a company too small for enough people to fail; in any other one a person counts
 * once a day.
 */
export const countsEachOpening = (company: number): boolean => company < RULE.failed;

/** What is known of the old version: its own openings beside the prior, and never better than the prior's rate. */
function believed(old: Pick<Tally, 'openings' | 'failed'>): { before: number; failedBefore: number } {
  const before = RULE.prior.openings + old.openings;
  const floor = (RULE.prior.failed / RULE.prior.openings) * before;
  return { before, failedBefore: Math.max(RULE.prior.failed + old.failed, floor) };
}

/** The part of the risk that this look may take; each failed opening is a look, and all parts make the whole. */
export function boundOf(failed: number): number {
  const look = failed - RULE.failed + 1;
  return RULE.risk / (look * (look + 1));
}

/**
 * True when the fresh version is to be withdrawn, in a company of so many active people: enough openings and people failed, a share worth acting on, and so
 * many that a version like the old one would hardly ever do it.
 */
export function judge({ fresh, old, company }: { fresh: Tally; old: Tally; company: number }): boolean {
  if (fresh.failed < RULE.failed) return false;
  if (fresh.failedPeople < Math.min(RULE.people, company)) return false;
  const share = fresh.failed / fresh.openings;
  if (share < RULE.share || fresh.failedPeople / fresh.people < RULE.share) return false;
  if (old.openings > 0 && share < (old.failed / old.openings) * RULE.times) return false;
  return failureChance(fresh, believed(old)) <= boundOf(fresh.failed);
}
