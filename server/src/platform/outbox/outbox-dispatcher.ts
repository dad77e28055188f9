import type { Db } from '../database/database';
import { sweepEvents } from './outbox.repository';

/** How waiting events leave this node. */
export interface Carrier {
  /** Carries at most so many and answers how many; after a failure those that have not left are still waiting. */
  carry(db: Db, limit: number): Promise<number>;
}

export interface DispatcherOptions {
  db: Db;
  carrier: Carrier;
  /** Told when a pass failed; its events are still waiting. */
  onFault: (error: unknown) => void;
  /** How often events left by a node that died are looked for. */
  pollEveryMs?: number;
}

const BATCH = 500;
const SWEEP_EVERY_MS = 60_000;

/** Lets events leave after the commit that wrote them, and those of dead nodes a little later. */
export class OutboxDispatcher {
  private running: Promise<void> | null = null;
  private wanted = false;
  private stopped = false;
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(private readonly options: DispatcherOptions) {}

  start(): void {
    const poll = setInterval(() => this.wake(), this.options.pollEveryMs ?? 2000);
    const sweep = setInterval(() => void this.sweep(), SWEEP_EVERY_MS);
    this.timers.push(poll.unref(), sweep.unref());
    this.wake();
  }

  /** Asks for a pass; passes never overlap, and one that is asked for during a pass follows it. */
  wake(): void {
    this.wanted = true;
    if (this.running !== null || this.stopped) return;
    this.running = this.passes().finally(() => {
      this.running = null;
    });
  }

  /** Resolves when the pass that is under way has ended; nothing leaves afterwards. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.running;
  }

  private async passes(): Promise<void> {
    while (this.wanted && !this.stopped) {
      this.wanted = false;
      try {
        while ((await this.options.carrier.carry(this.options.db, BATCH)) === BATCH && !this.stopped);
      } catch (error) {
        // The events are still waiting; the next poll tries again.
        this.options.onFault(error);
        return;
      }
    }
  }

  private async sweep(): Promise<void> {
    try {
      await sweepEvents(this.options.db);
    } catch (error) {
      this.options.onFault(error);
    }
  }
}
