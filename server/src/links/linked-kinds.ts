import type { FastifyInstance } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { PermissionName } from 'shared/contract/access/permissions';
import type { RecordKind } from 'shared/contract/record/record-kind';
import type { Db } from '../platform/database/database';
import type { Viewer } from '../records/viewer';

/** Of a document, what a link to it shows. */
export interface LinkedDocument {
  /** «Договор № 12». */
  name: string;
  title: string;
  counterparty_name: string | null;
  date: string | null;
  status: string;
  is_archived: boolean;
  is_destroyed: boolean;
  lock_version: number;
}

/** A kind of documents that links lead to. */
export interface LinkedKind {
  kind: RecordKind;
  read: PermissionName;
  /** What its states are called. */
  statuses: Readonly<Record<string, string>>;
  /** True when the viewer may read the document with that id, by right and by scope. */
  reads: (viewer: Viewer, id: RawBuilder<number>) => RawBuilder<boolean>;
  /** `select` of the document with that id, with the columns of `LinkedDocument` by their names and in their order. */
  facts: (id: RawBuilder<number>) => RawBuilder<LinkedDocument>;
  /** Employees to whom a change is announced: those who may see the document and are logged in. */
  audience: (db: Db, id: number) => Promise<number[]>;
}

const catalogues = new WeakMap<FastifyInstance, Map<string, LinkedKind>>();

/** The kinds of this server that links lead to, by their names. */
export function linkedKinds(app: FastifyInstance): Map<string, LinkedKind> {
  const known = catalogues.get(app);
  if (known !== undefined) return known;
  const fresh = new Map<string, LinkedKind>();
  catalogues.set(app, fresh);
  return fresh;
}
