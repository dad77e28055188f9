import { cohortOf, isReached } from 'shared/contract/release/rollout';
import type { Channel } from '../channel.repository';

export interface GroupSizes {
  /** People whose version is the active one. */
  active: number;
  /** People whom the rollout reaches. */
  rollout: number;
}

/** How many of the people get which version of the area: the same arithmetic by which a page is made for them. */
export function groupSizes(
  { area, rollout_percent: percent }: Pick<Channel, 'area' | 'rollout_percent'>,
  people: readonly number[],
): GroupSizes {
  const reached = percent === null ? 0 : people.filter((id) => isReached(area, cohortOf(id), percent)).length;
  return { active: people.length - reached, rollout: reached };
}
