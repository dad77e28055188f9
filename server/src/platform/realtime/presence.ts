import type { FastifyBaseLogger } from 'fastify';
import type { PresentPerson } from 'shared/contract/realtime/user-channel';
import { z } from 'zod';
import type { Transact, Trx } from '../database/database';
import type { Outbox } from '../outbox/outbox.service';
import {
  findForgotten,
  findPresent,
  findShared,
  freeSeat,
  lockChannel,
  renewSeats,
  type Seat,
  takeSeat,
} from './presence.repository';

const BEAT_MS = 30_000;

const channelData = z.object({
  user_id: z.string(),
  user_info: z.object({ id: z.int().positive(), name: z.string() }),
});

/** The person whom the signed data of a subscription names; null when it names none. */
export function personOf(data: string | undefined): PresentPerson | null {
  try {
    return channelData.parse(JSON.parse(data ?? '')).user_info;
  } catch {
    return null;
  }
}

interface PresenceOptions {
  transact: Transact;
  outbox: Outbox;
  log: FastifyBaseLogger;
  /** Whether the person would be let in to the channel now. */
  mayStay: (userId: number, channel: string) => Promise<boolean>;
}

/** A card that somebody has open. */
interface Card extends Seat {
  person: PresentPerson;
  /** The person no longer sees the record and is out of the channel, in which these are. */
  onLost: (others: readonly PresentPerson[]) => void;
}

/**
 * Who has which record open, over all nodes: the database knows it, and the outbox tells the others. Nothing here ever
 * rejects: whoever cannot be seen works on alone.
 */
export class Presence {
  /** Open cards of this node's browsers. */
  private readonly seats = new Map<string, Card>();
  private beat: NodeJS.Timeout | null = null;
  private renewing: Promise<void> | null = null;

  constructor(private readonly options: PresenceOptions) {}

  start(): void {
    this.beat = setInterval(() => void this.renew(), BEAT_MS);
    this.beat.unref();
  }

  /** The cards of this node are closed for everybody afterwards. */
  async stop(): Promise<void> {
    if (this.beat !== null) clearInterval(this.beat);
    await Promise.all([...this.seats.values()].map((seat) => this.leave(seat.channel, seat.socketId)));
  }

  /** Somebody has opened a card; answers who has it open, themselves among them. */
  async enter(card: Card): Promise<PresentPerson[]> {
    const { person, ...seat } = card;
    this.seats.set(keyOf(card), card);
    const present = await this.inChannel(seat.channel, async (trx) => {
      const before = await findPresent(trx, seat.channel);
      await takeSeat(trx, seat, person);
      if (before.some(({ id }) => id === person.id)) return before;
      if (before.length > 0)
        await this.tell(trx, seat.channel, { event: 'member_added', id: person.id, info: person });
      return [...before, person];
    });
    return present ?? [person];
  }

  /** Somebody has closed a card; the others are told when it was the last of that person. */
  async leave(channel: string, socketId: string): Promise<void> {
    this.seats.delete(keyOf({ channel, socketId }));
    await this.inChannel(channel, (trx) => this.free(trx, { channel, socketId }));
  }

  private async free(trx: Trx, seat: Seat): Promise<void> {
    const userId = await freeSeat(trx, seat);
    if (userId === null) return;
    const left = await findPresent(trx, seat.channel);
    if (left.length > 0 && left.every(({ id }) => id !== userId))
      await this.tell(trx, seat.channel, { event: 'member_removed', id: userId });
  }

  private async tell(
    trx: Trx,
    channel: string,
    { event, id, info }: { event: string; id: number; info?: PresentPerson },
  ): Promise<void> {
    const payload = { user_id: String(id), ...(info && { user_info: info }) };
    await this.options.outbox.publish(trx, {
      channels: [channel],
      event: `pusher_internal:${event}`,
      payload,
    });
  }

  /**
   * The cards of this node are open still, but for those whose record their person no longer sees; those of a node that
   * died are closed.
   */
  async renew(): Promise<void> {
    // A pass that the database holds up is not joined by a second one.
    this.renewing ??= this.pass().finally(() => {
      this.renewing = null;
    });
    return this.renewing;
  }

  private async pass(): Promise<void> {
    const { transact, log } = this.options;
    try {
      const forgotten = await transact(async (trx) => {
        await renewSeats(trx, [...new Set([...this.seats.values()].map(({ socketId }) => socketId))]);
        return findForgotten(trx);
      });
      for (const { channel, socketId } of forgotten) await this.leave(channel, socketId);
      await this.dropLost();
    } catch (error) {
      log.warn({ err: error }, 'who has what open is not renewed');
    }
  }

  /** A record may leave somebody's sight while its card is open: it moves, or a right is taken. */
  private async dropLost(): Promise<void> {
    const { transact, mayStay } = this.options;
    const cards = [...this.seats.values()];
    const shared = await transact((trx) =>
      findShared(trx, [...new Set(cards.map(({ channel }) => channel))]),
    );
    for (const { channel, socketId, person, onLost } of cards) {
      if (!shared.has(channel) || (await mayStay(person.id, channel))) continue;
      const present = await transact((trx) => findPresent(trx, channel));
      onLost(present.filter(({ id }) => id !== person.id));
      await this.leave(channel, socketId);
    }
  }

  private async inChannel<T>(channel: string, work: (trx: Trx) => Promise<T>): Promise<T | null> {
    try {
      return await this.options.transact(async (trx) => {
        await lockChannel(trx, channel);
        return work(trx);
      });
    } catch (error) {
      this.options.log.warn({ err: error }, 'who has what open is not told');
      return null;
    }
  }
}

function keyOf({ channel, socketId }: Seat): string {
  return `${channel} ${socketId}`;
}
