import type { Trx } from '../database/database';

export interface JobOptions {
  /**
   * Cron line in the zone Europe/Moscow; the job then runs by itself with an empty payload. Work of once a day that no
   * node was awake for is done when one starts or awakes; what failed then, within the hour.
   */
  schedule?: string;
  /** Attempts after the first; 3 by default. */
  retries?: number;
  /** True for work that would keep the processor from those who answer people: it runs in a thread of its own. */
  apart?: boolean;
  /** Seconds after which a run counts as lost; 900 by default. */
  expiresIn?: number;
}

/** Work off the request path; at least once, one at a time per worker. */
export interface Jobs {
  /** Declares who does a kind of work; must be idempotent, since a lost worker's job runs again. */
  define<T extends object>(name: string, work: (payload: T) => Promise<void>, options?: JobOptions): void;
  /** Queues work; with a transaction, if and only if it commits. */
  enqueue<T extends object>(name: string, payload: T, trx?: Trx): Promise<void>;
}
