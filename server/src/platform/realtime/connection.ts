import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import { sessionChannel } from '../outbox/outbox.service';
import type { Place } from './admission';
import { type ChannelHub, send } from './channel-hub';
import { sessionOf, type RealtimeCredentials } from './channel-signature';
import {
  ACTIVITY_TIMEOUT,
  CLIENT_EVENT_REFUSED,
  type ClientMessage,
  CLOSE,
  established,
  failure,
  isClientEvent,
  parseClientMessage,
  PING,
  PONG,
  subscribed,
  subscriptionRefused,
} from './pusher-message';

const MOST_CHANNELS = 10;
const MOST_MESSAGES_A_MINUTE = 120;
const PONG_PATIENCE_MS = 30_000;
const personal = /^private-users\.[1-9]\d{0,15}$/;

/** What a connection came through. */
interface Door {
  socket: WebSocket;
  hub: ChannelHub;
  credentials: RealtimeCredentials;
  place: Place;
  /** Milliseconds in which it has to listen to a channel. */
  subscribeMs: number;
}

/** One browser: what it listens to, and whether it is still there. */
export class Connection {
  readonly socketId = `${String(randomInt(1, 2 ** 31))}.${String(randomInt(1, 2 ** 31))}`;
  private readonly channels = new Set<string>();
  private readonly sessions = new Set<string>();
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
        return this.subscribe(message.data.channel, message.data.auth);
      case 'pusher:unsubscribe':
        return this.unsubscribe(message.data.channel);
    }
  }

  private subscribe(channel: string, auth: unknown): void {
    const session =
      personal.test(channel) && this.channels.size < MOST_CHANNELS
        ? sessionOf(this.door.credentials, { auth, socketId: this.socketId, channel })
        : null;
    if (session === null) {
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
    send(this.socket, subscribed(channel));
  }

  private unsubscribe(channel: string): void {
    if (this.channels.delete(channel)) this.hub.leave(channel, this.socket);
  }

  private leaveAll(): void {
    for (const channel of [...this.channels, ...this.sessions]) this.hub.leave(channel, this.socket);
    this.channels.clear();
    this.sessions.clear();
    this.door.place.leave();
  }
}
