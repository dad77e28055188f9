import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import type { Secrets } from '../config/secrets';
import type { OpenedDatabase } from '../database/open-database';
import { transactOn } from '../database/transact';
import { OutboxDispatcher } from '../outbox/outbox-dispatcher';
import { createOutbox } from '../outbox/outbox.service';
import { clusterCarrier } from './cluster-carrier';
import { NodeListener } from './node-listener';
import { outsideCarrier } from './outside-carrier';
import { Presence } from './presence';
import { mayStay } from './presence-rules';
import { realtimeCredentials } from './realtime-credentials';
import { type RealtimeServer, startRealtimeServer } from './realtime-server';

export interface EventsOptions {
  config: Config;
  secrets: Secrets;
  opened: OpenedDatabase;
  app: FastifyInstance;
  /** Tells this node's own notifications from those of others. */
  nodeId: string;
}

export interface Events {
  /** Where browsers connect to; null on a node without our broadcaster. */
  port: number | null;
  realtime: RealtimeServer | null;
  /** Lets what has just been committed leave. */
  wake(): void;
  stop(): Promise<void>;
}

async function ownBroadcaster(
  { config, secrets }: EventsOptions,
  presence: Presence,
): Promise<RealtimeServer | null> {
  if (!config.roles.has('realtime') || config.broadcast !== null) return null;
  return startRealtimeServer(config, realtimeCredentials(config, secrets), { presence });
}

/** Starts what carries events from the outbox to browsers, for the roles of this node. */
export async function startEvents(options: EventsOptions): Promise<Events> {
  const { config, opened, app, nodeId } = options;
  const { log } = app;
  const presence = new Presence({
    transact: transactOn(opened.db),
    outbox: createOutbox(() => dispatcher.wake()),
    log,
    mayStay: (userId, channel) => mayStay(app, userId, channel),
  });
  const realtime = await ownBroadcaster(options, presence);
  const carrier =
    config.broadcast === null
      ? clusterCarrier(nodeId, realtime?.hub ?? null)
      : outsideCarrier(config.broadcast);
  const dispatcher = new OutboxDispatcher({
    db: opened.db,
    carrier,
    onFault: (error) => log.error({ err: error }, 'events are waiting'),
  });
  const listener =
    realtime === null
      ? null
      : new NodeListener({ nodeId, connection: opened.connection, db: opened.db, hub: realtime.hub, log });
  await listener?.start();
  dispatcher.start();
  if (realtime !== null) presence.start();
  return {
    port: realtime?.port ?? null,
    realtime,
    wake: () => dispatcher.wake(),
    async stop() {
      await presence.stop();
      await dispatcher.stop();
      await listener?.stop();
      await realtime?.close();
    },
  };
}
