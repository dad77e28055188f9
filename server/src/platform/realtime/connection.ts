import { randomInt } from 'node:crypto';
import type { PresentPerson } from 'shared/contract/realtime/user-channel';
import type { WebSocket } from 'ws';
import { sessionChannel } from '../outbox/outbox.service';
import type { Place } from './admission';
import { type ChannelHub, send } from './channel-hub';
import { sessionOf, type RealtimeCredentials } from './channel-signature';
import { personOf, type Presence } from './presence';
import {
  ACTIVITY_TIMEOUT,
  CLIENT_EVENT_REFUSED,
  type ClientMessage,
  CLOSE,
  established,
  failure,
  gone,
  isClientEvent,
  parseClientMessage,
  PING,
  PONG,
  present,
  subscribed,
  subscriptionRefused,
} from './pusher-message';

const MOST_CHANNELS = 10;
const MOST_MESSAGES_A_MINUTE = 120;
const PONG_PATIENCE_MS = 30_000;
const personal = /^private-users\.[1-9]\d{0,15}$/;
const ofRecord = /^presence-records\.[a-z][a-z0-9-]{0,59}\.[1-9]\d{0,15}$/;

type Subscription = Extract<ClientMessage, { event: 'pusher:subscribe' }>['data'];

/** What a connection came through. */
interface Door {
  socket: WebSocket;
  hub: ChannelHub;
  credentials: RealtimeCredentials;
  place: Place;
  /** Who has what open; null where nobody is told. */
  presence: Presence | null;
  /** Milliseconds in which it has to listen to a channel. */
  subscribeMs: number;
}

/** One browser: what it listens to, and whether it is still there. */
export class Connection {
  readonly socketId = `${String(randomInt(1, 2 ** 31))}.${String(randomInt(1, 2 ** 31))}`;
  private readonly channels = new Set<string>();
  private readonly sessions = new Set<string>();
  /** Records whose card was open when they left the person's sight: the permission of before opens them no more. */
  private readonly lost = new Set<string>();
  private lastHeard = Date.now();
  private minute = 0;
  private messages = 0;
  private readonly since = Date.now();
  private isKnown = false;
  private readonly socket: WebSocket;
  private readonly hub: ChannelHub;

  constructor(private readonly door: Door) {
    const { socket, hub } = door;
    this.socket = socket;
    this.hub = hub;
    socket.on('message', (data: Buffer) => this.receive(data));
    socket.on('close', () => this.leaveAll());
    // Broken frames and lost peers: the close that follows does all there is to do.
    socket.on('error', () => socket.terminate());
    send(socket, established(this.socketId));
  }

  /** Asks a silent browser whether it is there; gives up on one that has not answered, or listens to nothing. */
  check(now: number): void {
    if (!this.isKnown && now - this.since > this.door.subscribeMs) {
      this.socket.close(CLOSE.idle, 'Nothing subscribed');
      return;
    }
    const silentFor = now - this.lastHeard;
    if (silentFor > ACTIVITY_TIMEOUT * 1000 + PONG_PATIENCE_MS) {
      this.socket.close(CLOSE.silent, 'Pong reply not received');
      this.socket.terminate();
    } else if (silentFor > ACTIVITY_TIMEOUT * 1000) send(this.socket, PING);
  }

  private receive(data: Buffer): void {
    this.lastHeard = Date.now();
    if (this.isFlooding()) {
      this.socket.close(CLOSE.tooManyMessages, 'Too many messages');
      return;
    }
    const text = data.toString('utf8');
    const message = parseClientMessage(text);
    if (message !== null) this.obey(message);
    else if (isClientEvent(text))
      send(this.socket, failure(CLIENT_EVENT_REFUSED, 'Client events are not enabled'));
    else send(this.socket, failure(null, 'Message not understood'));
  }

  private isFlooding(): boolean {
    const minute = Math.floor(this.lastHeard / 60_000);
    if (minute !== this.minute) {
      this.minute = minute;
      this.messages = 0;
    }
    this.messages += 1;
    return this.messages > MOST_MESSAGES_A_MINUTE;
  }

  private obey(message: ClientMessage): void {
    switch (message.event) {
      case 'pusher:ping':
        return send(this.socket, PONG);
      case 'pusher:pong':
        return undefined;
      case 'pusher:subscribe':
        return this.subscribe(message.data);
      case 'pusher:unsubscribe':
        return this.unsubscribe(message.data.channel);
    }
  }

  private subscribe({ channel, auth, channel_data }: Subscription): void {
    const person = ofRecord.test(channel) ? personOf(channel_data) : null;
    const isOpen =
      this.channels.size < MOST_CHANNELS &&
      !this.lost.has(channel) &&
      (personal.test(channel) || person !== null);
    const signed = person === null ? channel : `${channel}:${channel_data ?? ''}`;
    const { credentials, presence } = this.door;
    const session = isOpen
      ? sessionOf(credentials, { auth, socketId: this.socketId, channel: signed })
      : null;
    if (session === null || (person !== null && presence === null)) {
      send(this.socket, subscriptionRefused(channel, 'The connection is unauthorized.'));
      return;
    }
    this.isKnown = true;
    this.door.place.prove();
    this.channels.add(channel);
    this.sessions.add(sessionChannel(session));
    this.hub.join(channel, this.socket);
    // Whatever it goes on listening to, the connection ends with the session it was allowed by.
    this.hub.join(sessionChannel(session), this.socket);
    if (person === null || presence === null) send(this.socket, subscribed(channel));
    else void this.enter(presence, { channel, person });
  }

  /** Never rejects: whoever cannot be seen by others works on alone. */
  private async enter(presence: Presence, seat: { channel: string; person: PresentPerson }): Promise<void> {
    const members = await presence.enter({
      ...seat,
      socketId: this.socketId,
      onLost: (others) => this.lose(seat.channel, others),
    });
    if (this.channels.has(seat.channel)) send(this.socket, present(seat.channel, members));
    else await presence.leave(seat.channel, this.socketId);
  }

  /** Hears of the record no more, and is told that nobody else is there. */
  private lose(channel: string, others: readonly PresentPerson[]): void {
    this.lost.add(channel);
    this.channels.delete(channel);
    this.hub.leave(channel, this.socket);
    for (const { id } of others) send(this.socket, gone(channel, id));
  }

  private unsubscribe(channel: string): void {
    if (!this.channels.delete(channel)) return;
    this.hub.leave(channel, this.socket);
    if (ofRecord.test(channel)) void this.door.presence?.leave(channel, this.socketId);
  }

  private leaveAll(): void {
    for (const channel of [...this.channels]) this.unsubscribe(channel);
    for (const session of this.sessions) this.hub.leave(session, this.socket);
    this.sessions.clear();
    this.door.place.leave();
  }
}
