import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { PermissionName } from 'shared/contract/access/permissions';
import { type RecordKind, recordPath } from 'shared/contract/record/record-kind';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import type { Db } from '../platform/database/database';
import { holdsWith } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';
import type { Viewer } from '../records/viewer';

/** Of a document, what its obligations look at. */
export interface ObligedDocument {
  /** «Договор № 12». */
  name: string;
  title: string;
  counterparty_id: number;
  /** Without the legal form, as it is looked for and sorted by. */
  counterparty_name: string;
  amount: string | null;
  currency_code: string;
  /** The day on which the last side signed; null before. */
  signed_on: string | null;
  start_date: string | null;
  /** The day the document bears. */
  dated: string | null;
  responsible_id: number;
  /** Who pays by the document; null when it does not say. */
  payer: 'ours' | 'theirs' | null;
  /** Its text is before somebody who decides or signs: what is owed by it does not change. */
  is_locked: boolean;
  /** It binds nobody, or is archived. */
  is_closed: boolean;
}

/** A kind of documents by which something is owed. */
export interface ObligedKind {
  kind: RecordKind;
  read: PermissionName;
  /** Who changes the document changes what is owed by it, as whoever keeps obligations does. */
  edit: PermissionName;
  /** True when the viewer may read the document with that id. */
  reads: (viewer: Viewer, id: RawBuilder<number>) => RawBuilder<boolean>;
  /** `select` of the document with that id, with the columns of `ObligedDocument` by their names and in their order. */
  facts: (id: RawBuilder<number>) => RawBuilder<ObligedDocument>;
  /** Employees to whom a change is announced: those who may see the document and are logged in. */
  audience: (db: Db, id: number) => Promise<number[]>;
  /**
   * The kind whose records such documents belong to, `select` of the ids of those that belong to one, and the id of the
   * one that such a document belongs to.
   */
  partOf?: {
    type: string;
    of: (id: number | RawBuilder<number>) => RawBuilder<{ id: number }>;
    whole: (id: RawBuilder<number>) => RawBuilder<number>;
  };
}

/** True when the employee changes what is owed by documents of the kind, those they read. */
export function keepsObligations(actor: Actor, { edit }: Pick<ObligedKind, 'edit'>): boolean {
  return holdsWith(actor, 'obligations.manage', edit);
}

const catalogues = new WeakMap<FastifyInstance, Map<string, ObligedKind>>();

/** The kinds of this server by their names. */
export function catalogueOf(app: FastifyInstance): Map<string, ObligedKind> {
  const known = catalogues.get(app);
  if (known !== undefined) return known;
  const fresh = new Map<string, ObligedKind>();
  catalogues.set(app, fresh);
  return fresh;
}

/** Every kind of documents by which something is owed. */
export function obligedKinds(app: FastifyInstance): ObligedKind[] {
  return [...catalogueOf(app).values()];
}

/** The kind of that name; null when nothing is owed by such documents. */
export function findObligedKind(app: FastifyInstance, type: string): ObligedKind | null {
  return catalogueOf(app).get(type) ?? null;
}

/** The kind of that name; refuses with 422. */
export function requireObligedKind(app: FastifyInstance, type: string): ObligedKind {
  const kind = findObligedKind(app, type);
  if (kind === null) throw new ValidationFailed({ document_type: ['Выберите документ'] });
  return kind;
}

/** Address of the obligations of a document: a tab of its card. */
export function obligationsUrl({ kind }: Pick<ObligedKind, 'kind'>, documentId: number): string {
  return `${recordPath(kind, documentId) ?? ''}?tab=obligations`;
}

const AGREEMENT = RECORD_KINDS.agreement.name;
const id = sql<number>`b.document_id`;

/** The agreement something is owed by: the document, or what it belongs to. */
function agreementOf({ kind, partOf }: ObligedKind): RawBuilder<number | null> {
  if (kind.name === AGREEMENT) return id;
  return partOf?.type === AGREEMENT ? partOf.whole(id) : sql<null>`null::bigint`;
}

/** The obligations `b` that are owed by one of the agreements or by what belongs to it; found by the index of documents. */
export function owedByAgreements(app: FastifyInstance, ids: readonly number[]): RawBuilder<boolean> {
  const asked = sql`unnest(${[...ids]}::bigint[]) as asked (id)`;
  const arms = obligedKinds(app).flatMap(({ kind: { name }, partOf }) => {
    if (name === AGREEMENT) return [sql`select ${name}::text, asked.id from ${asked}`];
    if (partOf?.type !== AGREEMENT) return [];
    return [
      sql`select ${name}::text, part.id from ${asked} cross join lateral (${partOf.of(sql`asked.id`)}) as part`,
    ];
  });
  if (arms.length === 0) return sql<boolean>`false`;
  return sql<boolean>`(b.document_type, b.document_id) in (${sql.join(arms, sql` union all `)})`;
}

type DocumentOfEach = ObligedDocument & { agreement_id: number | null };

/** The document of each obligation `b`, as `doc`; obligations of a kind that is not registered have none. */
export function documentOfEach(app: FastifyInstance): RawBuilder<DocumentOfEach> {
  const arms = obligedKinds(app).map(
    (each) => sql`
      select facts.*, ${agreementOf(each)} from (${each.facts(id)}) facts where b.document_type = ${each.kind.name}`,
  );
  return sql<DocumentOfEach>`lateral (${sql.join(arms, sql` union all `)}) as doc
    (name, title, counterparty_id, counterparty_name, amount, currency_code, signed_on, start_date, dated, responsible_id, payer, is_locked,
      is_closed, agreement_id)`;
}

/** The obligations `b` whose document the viewer sees. */
export function seesObligation(app: FastifyInstance, viewer: Viewer): RawBuilder<boolean> {
  const arms = obligedKinds(app).map(
    ({ kind, reads }) => sql<boolean>`(b.document_type = ${kind.name} and ${reads(viewer, id)})`,
  );
  return arms.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(arms, sql` or `)})`;
}
