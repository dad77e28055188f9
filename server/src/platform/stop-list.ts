/** Things that were started, to be stopped in the opposite order. */
export class StopList {
  private readonly steps: { name: string; stop: () => Promise<void> }[] = [];

  add(name: string, stop: () => Promise<void>): void {
    this.steps.push({ name, stop });
  }

  /** Stops everything, the last started first; a step that fails does not keep the others from stopping. */
  async stop(complain: (name: string, error: unknown) => void): Promise<void> {
    for (let step = this.steps.pop(); step !== undefined; step = this.steps.pop()) {
      try {
        await step.stop();
      } catch (error) {
        complain(step.name, error);
      }
    }
  }
}
