/** So many crashes within so many milliseconds are a loop. */
export const CRASH_LIMIT = 3;
export const CRASH_WINDOW = 30_000;

export interface CrashLog {
  /** True for the first crash of a version in this tab, which may have been an accident. */
  isFirst: (version: string) => boolean;
  /** Notes a crash; answers true when the area has now crashed too often and is closed in this tab. */
  note: (area: string) => boolean;
  isQuarantined: (area: string) => boolean;
  /** Lets the area in again. */
  release: (area: string) => void;
}

/** Counts the crashes of each area and closes the one that crashes in a loop. */
export function createCrashLog(now: () => number = Date.now): CrashLog {
  const crashes = new Map<string, number[]>();
  const quarantined = new Set<string>();
  const crashed = new Set<string>();
  return {
    isFirst: (version) => {
      if (crashed.has(version)) return false;
      crashed.add(version);
      return true;
    },
    note: (area) => {
      const recent = [...(crashes.get(area) ?? []), now()].filter((moment) => moment > now() - CRASH_WINDOW);
      crashes.set(area, recent);
      if (recent.length >= CRASH_LIMIT) quarantined.add(area);
      return quarantined.has(area);
    },
    isQuarantined: (area) => quarantined.has(area),
    release: (area) => {
      quarantined.delete(area);
      crashes.delete(area);
    },
  };
}
