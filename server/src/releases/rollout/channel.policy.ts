import type { Channel } from '../channel.repository';

/** What serves whom, without the marks that saving sets by itself. */
export type ChannelDraft = Omit<Channel, 'is_automatic'>;

const NO_ROLLOUT = { rollout_version: null, rollout_percent: null, rollout_started_at: null };

interface Wanted {
  area: string;
  version: string;
  /** 1…99 for a part of the people; 100 for everybody. */
  percent: number;
  now: Date;
}

/** A Russian sentence when the change makes no sense; null when it does. */
export function activationRefusal(channel: Channel | null, { version, percent }: Wanted): string | null {
  if (percent === 100) return null;
  if (channel === null) {
    return 'Раздел ещё ни для кого не включён, и доли у его первой версии нет. Включите её сразу для всех; токену с ограничением это не дано, тогда её включает администратор на странице «Состояние разделов»';
  }
  if (channel.active_version === version) {
    return `Версия ${version} уже включена для всех. Чтобы вернуть прошлую, выполните возврат.`;
  }
  return null;
}

/** The channel with the version for everybody; what was active before is what a rollback returns to. */
function forEverybody(channel: Channel | null, { area, version, now }: Wanted): ChannelDraft {
  const isSame = channel?.active_version === version;
  const before = isSame ? channel.previous_version : (channel?.active_version ?? null);
  return {
    area,
    active_version: version,
    previous_version: before,
    activated_at: isSame ? channel.activated_at : now.toISOString(),
    ...NO_ROLLOUT,
  };
}

/** The channel after an activation; a rollout that only grows or shrinks goes on since its own beginning. */
export function activated(channel: Channel | null, wanted: Wanted): ChannelDraft {
  if (channel === null || wanted.percent === 100) return forEverybody(channel, wanted);
  const { version, percent, now } = wanted;
  const goesOn = channel.rollout_version === version && channel.rollout_started_at !== null;
  return {
    ...withoutMark(channel),
    rollout_version: version,
    rollout_percent: percent,
    rollout_started_at: goesOn ? channel.rollout_started_at : now.toISOString(),
  };
}

function withoutMark(channel: Channel): ChannelDraft {
  const { is_automatic: _, ...draft } = channel;
  return draft;
}

export interface Return {
  channel: ChannelDraft;
  /** The version that is taken back. */
  withdrawn: string;
  /** The version that serves in its stead. */
  returned: string;
}

/**
 * The channel after a rollback: a rollout ends, otherwise the previous version comes back, and `next` is what a further
 * rollback would return to. Null when there is nothing to return to.
 */
export function rolledBack(
  channel: Channel,
  { next, now }: { next: string | null; now: Date },
): Return | null {
  if (channel.rollout_version !== null) {
    return {
      channel: { ...withoutMark(channel), ...NO_ROLLOUT },
      withdrawn: channel.rollout_version,
      returned: channel.active_version,
    };
  }
  if (channel.previous_version === null) return null;
  return {
    channel: {
      ...withoutMark(channel),
      active_version: channel.previous_version,
      previous_version: next,
      activated_at: now.toISOString(),
    },
    withdrawn: channel.active_version,
    returned: channel.previous_version,
  };
}
