import type { FastifyInstance } from 'fastify';
import type { PermissionName } from 'shared/contract/access/permissions';
import type { OriginalAction } from 'shared/contract/agreement/originals.workflow';
import type { RecordKind } from 'shared/contract/record/record-kind';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';

interface Taking {
  actor: Actor;
  origin: RequestOrigin;
  id: number;
  action: OriginalAction;
  input: { lock_version: number; date?: string; storage_place?: string; reason?: string };
}

/** A kind of documents whose signed originals are awaited; from which states, its workflow says. */
export interface OriginalsKind {
  kind: RecordKind;
  /** Who writes down what has become of an original. */
  edit: PermissionName;
  /** Where its documents stand, and in which of their states a paper that has not come is late. */
  rows: { table: 'agreements' | 'addendums'; states: readonly string[] };
  /** The version of the document; refuses with 404. */
  version(deps: Deps, call: { actor: Actor; id: number }): Promise<number>;
  /** Takes the action as the card does, with every refusal of it. */
  take(deps: Deps, call: Taking): Promise<unknown>;
}

const catalogues = new WeakMap<FastifyInstance, Map<string, OriginalsKind>>();

/** The kinds of this server that have originals, by their names. */
export function originalsKinds(app: FastifyInstance): Map<string, OriginalsKind> {
  const known = catalogues.get(app);
  if (known !== undefined) return known;
  const fresh = new Map<string, OriginalsKind>();
  catalogues.set(app, fresh);
  return fresh;
}

/** Lets the originals of documents of the kind be received and written off together on this server. */
export function awaitOriginals(app: FastifyInstance, kind: OriginalsKind): void {
  originalsKinds(app).set(kind.kind.name, kind);
}

/** The kind of that name; refuses with 422. */
export function requireOriginalsKind(app: FastifyInstance, name: string): OriginalsKind {
  const found = originalsKinds(app).get(name);
  if (found === undefined) throw new ValidationFailed({ kind: ['У таких документов нет оригиналов'] });
  return found;
}
