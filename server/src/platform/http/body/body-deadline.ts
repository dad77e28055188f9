import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseLate } from '../error-handler';
import type { HttpLimits } from '../http-limits';

type BodyLimits = Pick<HttpLimits, 'bodyMs' | 'uploadMs'>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file and may take as long as a file takes. */
    isUpload?: boolean;
  }
}

function watchBody({ raw, routeOptions }: FastifyRequest, limits: BodyLimits): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = raw.headers;
  if (length === '0' && coding === undefined) return;
  const patience = routeOptions.config.isUpload === true ? limits.uploadMs : limits.bodyMs;
  const timer = setTimeout(() => {
    // A request that was handed over inside the process has no connection.
    if (raw.socket instanceof Socket && !raw.complete) refuseLate(raw.socket);
  }, patience);
  timer.unref();
  const arrived = () => clearTimeout(timer);
  raw.once('end', arrived).once('close', arrived);
}

/** Ends connections whose body does not come to its end in time, however steadily it drips. */
export function limitBodies(app: FastifyInstance, limits: BodyLimits): void {
  app.addHook('onRequest', (request, _reply, done) => {
    watchBody(request, limits);
    done();
  });
}
