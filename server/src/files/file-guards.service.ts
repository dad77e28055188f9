import type { FastifyInstance } from 'fastify';
import { ValidationFailed } from '../platform/http/errors';
import type { DocumentGuard } from './document-guard';

const catalogues = new WeakMap<FastifyInstance, Map<string, DocumentGuard>>();

function catalogueOf(app: FastifyInstance): Map<string, DocumentGuard> {
  const known = catalogues.get(app);
  if (known !== undefined) return known;
  const fresh = new Map<string, DocumentGuard>();
  catalogues.set(app, fresh);
  return fresh;
}

/** Lets records of the kind have files on this server, by the rules of their module. */
export function guardFiles(app: FastifyInstance, kind: string, guard: DocumentGuard): void {
  catalogueOf(app).set(kind, guard);
}

/** Who says what may be done with files of the kind; refuses with 422 a kind that has none. */
export function fileGuardOf(app: FastifyInstance, kind: string): DocumentGuard {
  const guard = catalogueOf(app).get(kind);
  if (guard === undefined) {
    throw new ValidationFailed({ documentable_type: ['У записей такого вида нет файлов'] });
  }
  return guard;
}
