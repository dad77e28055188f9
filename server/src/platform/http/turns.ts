import { TooManyRequests } from './errors';

interface Line {
  running: number;
  waiting: (() => void)[];
}

export interface TurnLimits {
  /** Pieces of work of one caller that run at once. */
  atOnce: number;
  /** Those that wait for their turn; one more is refused. */
  inLine: number;
}

/** The lines a caller's requests wait in, none of which holds up another. */
export interface Lanes {
  ordinary: Turns;
  /** Requests that cost much. */
  dear: Turns;
  /** Files: one on a slow network takes minutes. */
  uploads: Turns;
}

/** Lets each caller do only so much at once, so that nobody takes what everybody shares. */
export class Turns {
  private readonly lines = new Map<string, Line>();

  constructor(private readonly limits: TurnLimits) {}

  /** Does the work when it is the caller's turn; refuses with 429 when too much of theirs is waiting already. */
  async take<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(caller) ?? { running: 0, waiting: [] };
    this.lines.set(caller, line);
    if (line.running >= this.limits.atOnce) await this.waitIn(line);
    else line.running += 1;
    try {
      return await work();
    } finally {
      this.leave(caller, line);
    }
  }

  private async waitIn(line: Line): Promise<void> {
    if (line.waiting.length >= this.limits.inLine) {
      throw new TooManyRequests(1, 'Слишком много запросов одновременно. Повторите через несколько секунд');
    }
    // The one who leaves hands the place over, so `running` does not change here.
    await new Promise<void>((resolve) => line.waiting.push(resolve));
  }

  private leave(caller: string, line: Line): void {
    const next = line.waiting.shift();
    if (next !== undefined) return next();
    line.running -= 1;
    if (line.running === 0) this.lines.delete(caller);
    return undefined;
  }
}
