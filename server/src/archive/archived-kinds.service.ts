import type { FastifyInstance } from 'fastify';
import { type ArchivedKind, type ArchivedPart, catalogueOf, type Keeper } from './archived-kinds';

export type { ArchivedKind, ArchivedPart, ArchivedRow, Keeper } from './archived-kinds';

/** Lets records of the kind be destroyed by act on this server once the term of their keeping is over. */
export function archiveKind(app: FastifyInstance, kind: ArchivedKind): void {
  catalogueOf(app).kinds.set(kind.kind.name, kind);
}

/** The contents of such records go with those of the record they belong to. */
export function archivePart(app: FastifyInstance, part: ArchivedPart): void {
  catalogueOf(app).parts.push(part);
}

/** Nothing is destroyed for as long as this keeps it. */
export function keepFromDestruction(app: FastifyInstance, keeper: Keeper): void {
  catalogueOf(app).keepers.push(keeper);
}
