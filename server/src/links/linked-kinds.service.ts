import type { FastifyInstance } from 'fastify';
import { type LinkedKind, linkedKinds } from './linked-kinds';

export type { LinkedDocument, LinkedKind } from './linked-kinds';

/** Lets agreements be connected with documents of the kind on this server: whoever sees both ends sees the link. */
export function link(app: FastifyInstance, kind: LinkedKind): void {
  linkedKinds(app).set(kind.kind.name, kind);
}
