import type { FastifyBaseLogger } from 'fastify';
import { Client, type PoolConfig } from 'pg';
import type { Db } from '../database/database';
import { findEvents, findEventsSince, NODE_CHANNEL } from '../outbox/outbox.repository';
import type { ChannelHub } from './channel-hub';

export interface ListenerOptions {
  nodeId: string;
  connection: PoolConfig;
  db: Db;
  hub: ChannelHub;
  log: FastifyBaseLogger;
}

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;

/** Hears what other nodes sent and gives it to the browsers of this one; catches up after a lost connection. */
export class NodeListener {
  private client: Client | null = null;
  private stopped = false;
  private pause = FIRST_PAUSE_MS;
  private again: NodeJS.Timeout | null = null;
  private deafSince: Date | null = null;

  constructor(private readonly options: ListenerOptions) {}

  /** Resolves when this node hears the others; refuses when the first connection fails. */
  async start(): Promise<void> {
    const client = new Client({ ...this.options.connection, keepAlive: true });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload }) => void this.hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${NODE_CHANNEL}`);
      this.client = client;
      await this.catchUp(client);
      this.pause = FIRST_PAUSE_MS;
    } catch (error) {
      this.client = null;
      await this.end(client);
      throw error;
    }
    // The stop may have come while the connection was being made.
    if (this.stopped) await this.end(client);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.again !== null) clearTimeout(this.again);
    if (this.client !== null) await this.end(this.client);
  }

  private async end(client: Client): Promise<void> {
    try {
      await client.end();
    } catch (error) {
      this.options.log.debug({ err: error }, 'a connection was gone before it was ended');
    }
  }

  private lost(client: Client): void {
    // A connection that never listened is told of by `start` itself.
    if (this.client !== client) return;
    this.client = null;
    this.deafSince ??= new Date();
    void this.end(client);
    this.dial();
  }

  private dial(): void {
    if (this.stopped || this.again !== null) return;
    this.again = setTimeout(() => {
      this.again = null;
      this.start().catch((error: unknown) => {
        this.options.log.warn({ err: error }, 'other nodes are not heard');
        this.dial();
      });
    }, this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
  }

  private async hear(payload: string): Promise<void> {
    const [from, numbers = ''] = payload.split(' ');
    if (from === this.options.nodeId) return;
    try {
      this.options.hub.deliver(await findEvents(this.options.db, numbers.split(',').map(Number)));
    } catch (error) {
      // Browsers load afresh whenever they come back, so a lost hint costs a reload, not the data.
      this.options.log.error({ err: error }, 'events of another node were lost');
    }
  }

  private async catchUp(client: Client): Promise<void> {
    if (this.deafSince === null) return;
    // The clocks of two machines differ a little.
    const since = new Date(this.deafSince.getTime() - 5000);
    this.options.hub.deliver(await findEventsSince(this.options.db, since));
    // Lost again in the meantime, it is still deaf since then.
    if (this.client === client) this.deafSince = null;
  }
}
