interface Step {
  name: string;
  stop: () => Promise<void>;
  patienceMs: number;
}

async function inTime({ stop, patienceMs }: Step): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`did not stop in ${String(patienceMs)} ms`)), patienceMs);
  });
  try {
    await Promise.race([stop(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Things that were started, to be stopped in the opposite order. */
export class StopList {
  private readonly steps: Step[] = [];

  /** The step is given so many milliseconds; then the next one begins. */
  add(name: string, stop: () => Promise<void>, patienceMs: number): void {
    this.steps.push({ name, stop, patienceMs });
  }

  /** Stops everything, the last started first; a step that fails or hangs does not keep the others from stopping. */
  async stop(complain: (name: string, error: unknown) => void): Promise<void> {
    for (let step = this.steps.pop(); step !== undefined; step = this.steps.pop()) {
      try {
        await inTime(step);
      } catch (error) {
        complain(step.name, error);
      }
    }
  }
}
