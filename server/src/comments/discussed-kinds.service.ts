import type { FastifyInstance } from 'fastify';
import type { PermissionName } from 'shared/contract/access/permissions';
import { missingText, type RecordKind } from 'shared/contract/record/record-kind';
import type { Db, Trx } from '../platform/database/database';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { Forbidden, NotFound, ValidationFailed } from '../platform/http/errors';
import type { RecordFacts, RecordSource } from '../records/record-source';
import { isRowVisible, lockRow, type SeenRow } from '../records/versioned-row';

/** What the discussion of a record has to know of it. */
interface DiscussedRecord {
  label: string;
  /** Those who are told of a new comment: responsible, curator, watchers. */
  people: number[];
  /** By act: what its texts held is brought back by nobody. */
  isDestroyed: boolean;
}

/** A kind of records that employees talk about. */
export interface DiscussedKind {
  kind: RecordKind;
  /** Without it nobody sees a record; null where every employee does. */
  read: PermissionName | null;
  seen: SeenRow;
  /** Null when there is no such record. */
  find(db: Db, id: number): Promise<DiscussedRecord | null>;
  /** Employees to whom a change is announced: those who may see the record and are logged in. */
  audience(db: Db, id: number): Promise<number[]>;
  /** Every employee who may see the record, present or not. */
  readers(db: Db, id: number): Promise<number[]>;
}

interface OfKind<Row> {
  read: PermissionName | null;
  readers: (db: Db, id: number) => Promise<number[]>;
  people: (row: Row) => readonly (number | null)[];
  /** Absent of a kind that is never destroyed by act. */
  isDestroyed?: (row: Row) => boolean;
}

const catalogues = new WeakMap<FastifyInstance, Map<string, DiscussedKind>>();

function catalogueOf(app: FastifyInstance): Map<string, DiscussedKind> {
  const known = catalogues.get(app);
  if (known !== undefined) return known;
  const fresh = new Map<string, DiscussedKind>();
  catalogues.set(app, fresh);
  return fresh;
}

/** Lets employees talk about records of the kind on this server: whoever sees a record sees what is said of it. */
export function discuss<Row extends RecordFacts, Card>(
  app: FastifyInstance,
  source: RecordSource<Row, Card>,
  { read, readers, people, isDestroyed }: OfKind<Row>,
): void {
  catalogueOf(app).set(source.kind.name, {
    kind: source.kind,
    read,
    readers,
    seen: source.seen,
    audience: (db, id) => source.audience(db, id),
    async find(db, id) {
      const row = await source.find(db, 'everything', id);
      if (row === null) return null;
      return {
        label: source.label(row),
        people: people(row).filter((person) => person !== null),
        isDestroyed: isDestroyed?.(row) ?? false,
      };
    },
  });
}

/** Every kind employees talk about. */
export function discussedKinds(app: FastifyInstance): DiscussedKind[] {
  return [...catalogueOf(app).values()];
}

/** How records of the kind are talked about; refuses with 422 a kind nobody may talk about. */
export function discussedKind(app: FastifyInstance, type: string): DiscussedKind {
  const kind = catalogueOf(app).get(type);
  if (kind === undefined) {
    throw new ValidationFailed({ commentable_type: ['Выберите одно из допустимых значений'] });
  }
  return kind;
}

/** Returns when the employee sees the record; refuses with 403 without the right and with 404 otherwise. */
export async function requireDiscussed(
  db: Db,
  { kind, read, seen }: DiscussedKind,
  { actor, id }: { actor: Actor; id: number },
): Promise<void> {
  if (read !== null && !holds(actor, read)) throw new Forbidden();
  if (!(await isRowVisible(db, seen, { viewer: actor, id }))) throw new NotFound(missingText(kind));
}

/**
 * What is discussed, held until the transaction ends: no act destroys it meanwhile. It is held before a comment of it
 * is, as an act does. Refuses with 404 when it is gone.
 */
export async function holdSubject(trx: Trx, kind: DiscussedKind, id: number): Promise<DiscussedRecord> {
  await lockRow(trx, kind.seen, { viewer: 'everything', id });
  return requireSubject(trx, kind, id);
}

/** What is discussed; refuses with 404 when it is gone. */
export async function requireSubject(db: Db, kind: DiscussedKind, id: number): Promise<DiscussedRecord> {
  const found = await kind.find(db, id);
  if (found === null) throw new NotFound(missingText(kind.kind));
  return found;
}

/** Refuses with 422 where the document was destroyed by act: its words are brought back by no quote. */
export async function requireQuotable(trx: Trx, kind: DiscussedKind, id: number): Promise<void> {
  if (!(await holdSubject(trx, kind, id)).isDestroyed) return;
  throw new ValidationFailed({ quote: ['Документ уничтожен по акту, цитировать нечего'] });
}
