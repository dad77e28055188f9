import type { FastifyInstance } from 'fastify';
import { catalogueOf, type ObligedKind } from './obliged-kinds';

export type { ObligedDocument, ObligedKind } from './obliged-kinds';

/** Lets documents of the kind have obligations on this server: whoever sees the document sees what is owed by it. */
export function oblige(app: FastifyInstance, kind: ObligedKind): void {
  catalogueOf(app).set(kind.kind.name, kind);
}
