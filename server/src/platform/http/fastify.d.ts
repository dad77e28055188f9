import type { Authenticator } from './actor';
import type { ApiDescription } from './openapi/api-description';
import type { Lanes } from './turns';

declare module 'fastify' {
  interface FastifyInstance {
    authenticator: Authenticator;
    apiDescription: ApiDescription;
    /** False when nobody asks: routes are not made. */
    serves: boolean;
    turns: Lanes;
  }
  interface FastifyRequest {
    /** Who is logged in, once that is known; for the log. */
    userId: number | null;
  }
}
