import type { Authenticator } from './actor';
import type { ApiDescription } from './openapi/api-description';
import type { Turns } from './turns';

declare module 'fastify' {
  interface FastifyInstance {
    authenticator: Authenticator;
    apiDescription: ApiDescription;
    /** Of each caller: requests of any kind, and those that cost much. */
    turns: { ordinary: Turns; dear: Turns };
  }
  interface FastifyRequest {
    /** Who is logged in, once that is known; for the log. */
    userId: number | null;
  }
}
