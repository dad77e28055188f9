import { userChannel } from 'shared/contract/realtime/realtime';
import type { Trx } from '../database/database';
import { afterCommit } from '../database/transact';

export interface OutboxEvent {
  /** Wire names, such as `private-users.7`; see `privateChannel`. An event without a channel is dropped. */
  channels: readonly string[];
  event: string;
  payload: object;
}

/** An event among the servers: the connections of its channels are ended. Browsers never see it. */
export const EXPEL = 'server:expel';

/** What such an event says besides: the channels of employees whose sessions they were. */
export interface Expelled {
  channels?: readonly string[];
}

/** Keeps events in the business transaction and lets them leave after its commit. */
export interface Outbox {
  /** The event leaves if and only if the transaction commits; at least once, in no promised order. */
  publish(trx: Trx, event: OutboxEvent): Promise<void>;
  /** The same of many events, in one statement. */
  publishAll(trx: Trx, events: readonly OutboxEvent[]): Promise<void>;
  /** Ends the live connections of employees who may no longer be here: blocked, dismissed, logged out everywhere. */
  expel(trx: Trx, userIds: readonly number[]): Promise<void>;
  /**
   * Ends the live connections that were opened with these sessions; those of other sessions stay. A broadcaster outside
   * knows no sessions: there all connections of their employees end, where these are named, and those of the open
   * sessions come back by themselves.
   */
  expelSessions(trx: Trx, sessionIds: readonly number[], userIds?: readonly number[]): Promise<void>;
}

/** What a channel of laravel-echo (`users.7`) is called on the wire. */
export function privateChannel(name: string): string {
  return `private-${name}`;
}

const SESSION = 'server-session.';

/** What a connection opened with the session is found by, among the servers alone; no browser can subscribe to it. */
export function sessionChannel(sessionId: number): string {
  return `${SESSION}${String(sessionId)}`;
}

/** The channel is one of a session. */
export const isOfSession = (channel: string): boolean => channel.startsWith(SESSION);

const ownChannel = (userId: number) => privateChannel(userChannel(userId));

const AT_ONCE = 10_000;

/** The outbox of a node; `wake` is called after each commit that left an event. */
export function createOutbox(wake: () => void): Outbox {
  const publishAll = async (trx: Trx, events: readonly OutboxEvent[]) => {
    const rows = events
      .filter(({ channels }) => channels.length > 0)
      .map(({ channels, event, payload }) => ({
        channels: [...channels],
        event,
        payload: JSON.stringify(payload),
      }));
    if (rows.length === 0) return;
    // PostgreSQL takes at most 65535 parameters a statement.
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      await trx
        .insertInto('outbox')
        .values(rows.slice(start, start + AT_ONCE))
        .execute();
    }
    afterCommit(trx, wake);
  };
  const publish = (trx: Trx, event: OutboxEvent) => publishAll(trx, [event]);
  const end = (trx: Trx, channels: readonly string[], payload: Expelled = {}) =>
    publish(trx, { channels, event: EXPEL, payload });
  return {
    publish,
    publishAll,
    expel: (trx, userIds) => end(trx, userIds.map(ownChannel)),
    expelSessions: (trx, sessionIds, userIds = []) =>
      end(trx, sessionIds.map(sessionChannel), { channels: userIds.map(ownChannel) }),
  };
}
