import type { Authenticator } from './actor';
import type { ApiDescription } from './api-description';

declare module 'fastify' {
  interface FastifyInstance {
    authenticator: Authenticator;
    apiDescription: ApiDescription;
  }
  interface FastifyRequest {
    /** Who is logged in, once that is known; for the log. */
    userId: number | null;
  }
}
