import type { WebSocket } from 'ws';
import type { OutgoingEvent } from '../outbox/outbox.repository';
import { EXPEL } from '../outbox/outbox.service';
import { CLOSE, eventFor } from './pusher-message';
import { RecentIds } from './recent-ids';

/** A text frame of a precomputed message. */
const AS_TEXT = { binary: false, compress: false } as const;
/** Bytes that may wait for a browser that does not read; then it has to come back and load afresh. */
const LARGEST_BACKLOG = 1_048_576;

/** Sends bytes to a connection; one that has stopped reading is cut off instead of filling the memory. */
export function send(socket: WebSocket, message: Buffer | string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > LARGEST_BACKLOG) {
    socket.close(CLOSE.tooSlow, 'Too slow');
    socket.terminate();
    return;
  }
  socket.send(message, AS_TEXT);
}

/** Who listens to which channel on this node. */
export class ChannelHub {
  private readonly listeners = new Map<string, Set<WebSocket>>();
  /** A node that could not hear the others for a while is told again of what it may have missed. */
  private readonly delivered = new RecentIds(20_000);

  join(channel: string, socket: WebSocket): void {
    const present = this.listeners.get(channel);
    if (present === undefined) this.listeners.set(channel, new Set([socket]));
    else present.add(socket);
  }

  leave(channel: string, socket: WebSocket): void {
    const present = this.listeners.get(channel);
    present?.delete(socket);
    if (present?.size === 0) this.listeners.delete(channel);
  }

  /** Gives events, each once, to those who listen here; a channel nobody listens to costs one look-up. */
  deliver(events: readonly OutgoingEvent[]): void {
    for (const { id, channels, event, payload } of events) {
      if (!this.delivered.isNew(id)) continue;
      if (event === EXPEL) {
        for (const channel of channels) this.expel(channel);
        continue;
      }
      let messageFor: ReturnType<typeof eventFor> | undefined;
      for (const channel of channels) {
        const present = this.listeners.get(channel);
        if (present === undefined) continue;
        const message = (messageFor ??= eventFor(event, payload))(channel);
        for (const socket of present) send(socket, message);
      }
    }
  }

  private expel(channel: string): void {
    for (const socket of this.listeners.get(channel) ?? []) socket.close(CLOSE.unauthorised, 'Unauthorized');
  }
}
