import { existsSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

// Linux gives each thread its own priority, under the number that this link names for whoever reads it.
const SELF = '/proc/thread-self';

/** The calling thread gets the processor after those who answer people; on other systems nothing changes. */
export function giveWay(): void {
  if (!existsSync(SELF)) return;
  const thread = Number(readlinkSync(SELF).split('/').at(-1));
  setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
}
