import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { PermissionName } from 'shared/contract/access/permissions';
import type { RecordKind } from 'shared/contract/record/record-kind';
import type { Db, Trx } from '../platform/database/database';
import { ValidationFailed } from '../platform/http/errors';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import type { Change } from '../records/record-source';
import type { Viewer } from '../records/viewer';

/** Of a record that is over, what the archive looks at. */
export interface ArchivedRow {
  type: string;
  id: number;
  /** «Договор № 12 от 01.02.2019». */
  name: string;
  title: string;
  /** Null of one who is not in the book. */
  counterparty_id: number | null;
  /** Without the legal form, as it is looked for. */
  counterparty_name: string;
  ended_on: string | null;
  retention_until: string | null;
  is_permanent: boolean;
  destroyed_at: string | null;
  destruction_act_id: number | null;
  destruction_act: string | null;
}

/** One step of destruction, in the transaction of the act. */
export interface Destroying {
  trx: Trx;
  change: Change;
  id: number;
  act: { id: number; name: string };
}

/** A kind of records that is kept for a term and then destroyed. */
export interface ArchivedKind {
  kind: RecordKind;
  read: PermissionName;
  /** Who prepares acts, and who approves and executes them. */
  rights: { prepare: PermissionName; destroy: PermissionName };
  /** True when the viewer may read the record with that id. */
  reads: (viewer: Viewer, id: RawBuilder<number>) => RawBuilder<boolean>;
  /** Employees who may approve the destruction of that record by right and by scope. */
  approvers: (db: Db, id: number) => Promise<number[]>;
  /** `select` of the records that are over and that the viewer sees, with the columns of `ArchivedRow` in their order. */
  rows: (viewer: Viewer) => RawBuilder<ArchivedRow>;
  /** Marks the record; its requisites and its journal stay. */
  destroy(deps: Deps, step: Destroying): Promise<void>;
}

/** Records that belong to others and go with them: addenda with their agreement, what was said of either with it. */
export interface ArchivedPart {
  type: string;
  /** `select` of the ids of those that belong to the record of that kind with that id; none of a kind that has none. */
  of: (owner: { type: RawBuilder<string>; id: RawBuilder<number> }) => RawBuilder<{ id: number }>;
  /** Marks it; absent where the contents of its files are all that goes. */
  destroy?(deps: Deps, step: Destroying): Promise<void>;
}

/** Something under way that a record is kept for whatever its term. */
export interface Keeper {
  /** «Есть неисполненные обязательства». */
  reason: string;
  keeps: (record: { type: RawBuilder<string>; id: RawBuilder<number> }) => RawBuilder<boolean>;
}

interface Catalogue {
  kinds: Map<string, ArchivedKind>;
  parts: ArchivedPart[];
  keepers: Keeper[];
}

const catalogues = new WeakMap<FastifyInstance, Catalogue>();

/** What the modules of this server have told the archive. */
export function catalogueOf(app: FastifyInstance): Catalogue {
  const known = catalogues.get(app);
  if (known !== undefined) return known;
  const fresh: Catalogue = { kinds: new Map(), parts: [], keepers: [] };
  catalogues.set(app, fresh);
  return fresh;
}

/** Every kind of records that is kept for a term. */
export function archivedKinds(app: FastifyInstance): ArchivedKind[] {
  return [...catalogueOf(app).kinds.values()];
}

/** The kind of that name; refuses with 422. */
export function requireArchivedKind(app: FastifyInstance, type: string): ArchivedKind {
  const kind = catalogueOf(app).kinds.get(type);
  if (kind === undefined) throw new ValidationFailed({ records: ['Такие документы по акту не уничтожают'] });
  return kind;
}

/** True for whoever may read records of some kind that is kept for a term. */
export const readsArchive =
  (app: FastifyInstance) =>
  (actor: Actor): boolean =>
    archivedKinds(app).some(({ read }) => holds(actor, read));

/** True for whoever may prepare acts about some kind. */
export const preparesActs =
  (app: FastifyInstance) =>
  (actor: Actor): boolean =>
    archivedKinds(app).some(({ read, rights }) => holds(actor, read) && holds(actor, rights.prepare));

/** The records of every kind, or of the given one, that are over and that the viewer sees. */
export function archivedRows(
  app: FastifyInstance,
  viewer: Viewer,
  only: ArchivedKind | null = null,
): RawBuilder<ArchivedRow> {
  return sql<ArchivedRow>`(${sql.join(
    (only === null ? archivedKinds(app) : [only]).map(({ rows }) => rows(viewer)),
    sql` union all `,
  )}) as r (type, id, name, title, counterparty_id, counterparty_name, ended_on, retention_until, is_permanent, destroyed_at,
    destruction_act_id, destruction_act)`;
}

/** Why the record `r` is not destroyed on the day, in a sentence; null when nothing keeps it. */
export function keptBy(app: FastifyInstance, today: string): RawBuilder<string | null> {
  const record = { type: sql<string>`r.type`, id: sql<number>`r.id` };
  const under = catalogueOf(app).keepers.map(
    ({ reason, keeps }) => sql`when ${keeps(record)} then ${reason}::text`,
  );
  return sql<string | null>`case
    when r.destroyed_at is not null then 'Документ уже уничтожен'
    when r.is_permanent then 'Документ хранится постоянно'
    when r.retention_until is null then 'Срок хранения не определён'
    when r.retention_until >= ${today}::date then 'Срок хранения ещё не истёк'
    ${sql.join(under, sql` `)} end`;
}
