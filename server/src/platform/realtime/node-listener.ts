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
    await client.connect();
    await client.query(`listen ${NODE_CHANNEL}`);
    this.client = client;
    this.pause = FIRST_PAUSE_MS;
    await this.catchUp();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.again !== null) clearTimeout(this.again);
    await this.client?.end();
  }

  private lost(client: Client): void {
    if (this.stopped || (this.client !== null && this.client !== client)) return;
    this.deafSince ??= new Date();
    this.client = null;
    if (this.again !== null) return;
    this.again = setTimeout(() => {
      this.again = null;
      this.start().catch((error: unknown) => {
        this.options.log.warn({ err: error }, 'other nodes are not heard');
        this.lost(client);
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

  private async catchUp(): Promise<void> {
    if (this.deafSince === null) return;
    // The clocks of two machines differ a little.
    const since = new Date(this.deafSince.getTime() - 5000);
    this.deafSince = null;
    this.options.hub.deliver(await findEventsSince(this.options.db, since));
  }
}
