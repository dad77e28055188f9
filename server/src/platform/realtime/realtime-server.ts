import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Duplex } from 'node:stream';
import addressOf, { compile } from '@fastify/proxy-addr';
import { WebSocketServer } from 'ws';
import type { Config } from '../config/config';
import { listenFault } from '../config/listen-fault';
import { Admission, REALTIME_LIMITS, type RealtimeLimits } from './admission';
import { ChannelHub } from './channel-hub';
import type { RealtimeCredentials } from './channel-signature';
import { Connection } from './connection';
import type { Presence } from './presence';
import { CLOSE, failure } from './pusher-message';

const LARGEST_MESSAGE = 10_240;

export interface RealtimeServer {
  hub: ChannelHub;
  port: number;
  /** Connections that are open now. */
  connections(): number;
  /** Tells every browser to come back and closes. */
  close(): Promise<void>;
}

/**
 * A page of another site must not listen with an employee's browser; programs without an origin may. Ours is what is
 * opened by PUBLIC_URL, and by the very name that is connected to: companies have more than one for a machine.
 */
export function isForeign(request: Pick<IncomingMessage, 'headers'>, publicUrl: string | null): boolean {
  const { origin, host = '' } = request.headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  if (publicUrl !== null && new URL(origin).origin === new URL(publicUrl).origin) return false;
  const own = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
  return new URL(origin).hostname !== own;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

function listen(
  server: Server,
  { host, realtimePort }: Pick<Config, 'host' | 'realtimePort'>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const place = { port: realtimePort, host, variable: 'REALTIME_PORT' };
    server.once('error', (error) => reject(listenFault(error, place)));
    server.listen({ port: realtimePort, ...(host !== null && { host }) }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : realtimePort);
    });
  });
}

function httpServer(config: Pick<Config, 'tls'>): Server {
  // Anything that is not a handshake has no business here.
  const answer: Parameters<typeof createServer>[1] = (_, response) => response.writeHead(426).end();
  if (config.tls === null) return createServer(answer);
  return createTlsServer({ cert: readFileSync(config.tls.cert), key: readFileSync(config.tls.key) }, answer);
}

/** Our own broadcaster: the Pusher protocol for the browsers of one node. */
export async function startRealtimeServer(
  config: Pick<Config, 'tls' | 'publicUrl' | 'host' | 'realtimePort' | 'trustProxy'>,
  credentials: RealtimeCredentials,
  { limits = REALTIME_LIMITS, presence = null }: { limits?: RealtimeLimits; presence?: Presence | null } = {},
): Promise<RealtimeServer> {
  const hub = new ChannelHub();
  const connections = new Set<Connection>();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });
  const server = httpServer(config);
  const admission = new Admission(limits);
  const isProxy = compile(config.trustProxy);

  server.on('upgrade', (request, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const path = /^\/app\/([\w-]{1,64})(?:\?|$)/.exec(request.url ?? '');
    if (path === null) return refuse(socket, '404 Not Found');
    if (isForeign(request, config.publicUrl)) return refuse(socket, '403 Forbidden');
    const place = admission.admit(addressOf(request, isProxy));
    if (place === null) return refuse(socket, '503 Service Unavailable');
    // A handshake that fails never becomes a connection.
    socket.once('close', () => place.leave());
    sockets.handleUpgrade(request, socket, head, (opened) => {
      if (![credentials.key, ...(credentials.formerKeys ?? [])].includes(path[1] ?? '')) {
        opened.send(failure(CLOSE.unknownApplication, 'App key not in this cluster'));
        opened.close(CLOSE.unknownApplication);
        return;
      }
      const { subscribeMs } = limits;
      const connection = new Connection({ socket: opened, hub, credentials, place, presence, subscribeMs });
      connections.add(connection);
      opened.once('close', () => connections.delete(connection));
    });
    return undefined;
  });

  const port = await listen(server, config);
  const check = setInterval(() => {
    const now = Date.now();
    for (const connection of connections) connection.check(now);
  }, limits.checkEveryMs);
  check.unref();

  return {
    hub,
    port,
    connections: () => connections.size,
    async close() {
      clearInterval(check);
      for (const socket of sockets.clients) socket.close(CLOSE.restart, 'Server restarts');
      const gone = new Promise<void>((resolve) => server.close(() => resolve()));
      // A browser that does not say goodbye must not hold the stop up.
      const hurry = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, 1000);
      server.closeIdleConnections();
      await gone;
      clearTimeout(hurry);
    },
  };
}
