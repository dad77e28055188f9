import type { FastifyInstance } from 'fastify';
import type { PermissionName } from 'shared/contract/access/permissions';
import type { RecordKind } from 'shared/contract/record/record-kind';
import type { Db } from '../platform/database/database';
import type { RecordFacts, RecordSource } from '../records/record-source';
import type { SeenRow } from '../records/versioned-row';

/** A kind of records to which whoever may change one puts watchers. */
export interface WatchedKind {
  kind: RecordKind;
  read: PermissionName;
  edit: PermissionName;
  seen: SeenRow;
  /** Null when there is no such record. */
  find(db: Db, id: number): Promise<{ label: string; lockVersion: number } | null>;
  /** Every employee who may see the record, present or not. */
  readers(db: Db, id: number): Promise<number[]>;
  /** Employees to whom a change is announced: those who may see the record and are logged in. */
  audience(db: Db, id: number): Promise<number[]>;
}

const catalogues = new WeakMap<FastifyInstance, Map<string, WatchedKind>>();

/** The kinds of this server that are watched, by their resources. */
export function watchedKinds(app: FastifyInstance): Map<string, WatchedKind> {
  const known = catalogues.get(app);
  if (known !== undefined) return known;
  const fresh = new Map<string, WatchedKind>();
  catalogues.set(app, fresh);
  return fresh;
}

/** Lets whoever may change records of the kind say who watches them on this server. */
export function watch<Row extends RecordFacts, Card>(
  app: FastifyInstance,
  source: RecordSource<Row, Card>,
  given: Pick<WatchedKind, 'read' | 'edit' | 'readers'>,
): void {
  watchedKinds(app).set(source.kind.resource, {
    ...given,
    kind: source.kind,
    seen: source.seen,
    audience: (db, id) => source.audience(db, id),
    async find(db, id) {
      const row = await source.find(db, 'everything', id);
      return row === null ? null : { label: source.label(row), lockVersion: row.lock_version };
    },
  });
}
