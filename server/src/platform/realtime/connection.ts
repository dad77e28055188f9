import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import { sessionChannel } from '../outbox/outbox.service';
import { type ChannelHub, send } from './channel-hub';
import { sessionOf, type RealtimeCredentials } from './channel-signature';
import {
  ACTIVITY_TIMEOUT,
  type ClientMessage,
  CLOSE,
  established,
  failure,
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

/** One browser: what it listens to, and whether it is still there. */
export class Connection {
  readonly socketId = `${String(randomInt(1, 2 ** 31))}.${String(randomInt(1, 2 ** 31))}`;
  private readonly channels = new Set<string>();
  private readonly sessions = new Set<string>();
  private lastHeard = Date.now();
  private minute = 0;
  private messages = 0;

  constructor(
    private readonly socket: WebSocket,
    private readonly hub: ChannelHub,
    private readonly credentials: RealtimeCredentials,
  ) {
    socket.on('message', (data: Buffer) => this.receive(data));
    socket.on('close', () => this.leaveAll());
    // Broken frames and lost peers: the close that follows does all there is to do.
    socket.on('error', () => socket.terminate());
    send(socket, established(this.socketId));
  }

  /** Asks a silent browser whether it is there, and gives up on one that has not answered. */
  check(now: number): void {
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
    const message = parseClientMessage(data.toString('utf8'));
    if (message === null) send(this.socket, failure(null, 'Message not understood'));
    else this.obey(message);
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
        ? sessionOf(this.credentials, { auth, socketId: this.socketId, channel })
        : null;
    if (session === null) {
      send(this.socket, subscriptionRefused(channel, 'The connection is unauthorized.'));
      return;
    }
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
  }
}
