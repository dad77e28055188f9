/** Milliseconds in which events that come together are gathered for one request. */
export const GATHERING = 400;

export interface RefreshPace {
  /** The work is due: soon after the first time, and then never again before the pause is over. */
  ask: () => void;
  stop: () => void;
}

interface PaceOptions {
  /** The least time between two runs, ms. */
  pause: number;
  /** So much is added at random, ms: the tabs of a company hear of a change in the same moment. */
  spread: number;
  work: () => void;
}

/** Runs the work for however many askings, at a pace that many browsers together can keep. */
export function createRefreshPace({ pause, spread, work }: PaceOptions): RefreshPace {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openAt = 0;
  return {
    ask: () => {
      if (timer !== undefined) return;
      const wait = Math.max(GATHERING, openAt - Date.now());
      timer = setTimeout(() => {
        timer = undefined;
        openAt = Date.now() + pause + Math.random() * spread;
        work();
      }, wait);
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
