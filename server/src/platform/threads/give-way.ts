import { existsSync, readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

// Linux gives each thread its own priority, under the number that this link names for whoever reads it.
const SELF = '/proc/thread-self';
/** Steps below the process itself, whose own priority the administrator may have chosen. */
const STEPS = 10;
const LOWEST = 19;

/** The calling thread gets the processor after those who answer people; on other systems nothing changes. */
export function giveWay(): void {
  if (!existsSync(SELF)) return;
  const thread = Number(readlinkSync(SELF).split('/').at(-1));
  setPriority(thread, Math.min(getPriority() + STEPS, LOWEST));
}
