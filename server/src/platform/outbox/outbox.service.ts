import type { Trx } from '../database/database';

export interface OutboxEvent {
  /** Wire names, such as `private-users.7`; an event without a channel is dropped. */
  channels: readonly string[];
  event: string;
  payload: object;
}

/** Keeps events in the business transaction and lets them leave after its commit. */
export interface Outbox {
  /** The event leaves if and only if the transaction commits. */
  publish(trx: Trx, event: OutboxEvent): Promise<void>;
}
