import type { Channel } from '../channel.repository';

/** How far back the verdict looks at most; afterwards an activation is no longer watched. */
export const WATCH_MS = 24 * 60 * 60 * 1000;

export interface Trial {
  area: string;
  /** The version that is watched. */
  fresh: string;
  /** What it is compared with, and what a withdrawal returns to. */
  old: string;
  since: Date;
}

/** Since when openings of the area's versions count: its rollout or activation, and no longer than a day. */
export function windowStart(
  channel: Pick<Channel, 'rollout_started_at' | 'activated_at'> | null,
  now: Date,
): Date {
  const begun = channel?.rollout_started_at ?? channel?.activated_at;
  return new Date(Math.max(begun === undefined ? 0 : Date.parse(begun), now.getTime() - WATCH_MS));
}

/** What is on trial in the area: a rollout, else an activation of the last day; null when nothing is. */
export function trialOf(channel: Channel, now: Date): Trial | null {
  const { area, active_version: active, previous_version: previous, rollout_version: rollout } = channel;
  const since = windowStart(channel, now);
  if (rollout !== null) return { area, fresh: rollout, old: active, since };
  const isWatched = now.getTime() - Date.parse(channel.activated_at) < WATCH_MS;
  return previous === null || !isWatched ? null : { area, fresh: active, old: previous, since };
}
