import type { FastifyInstance } from 'fastify';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { ObligationRow } from 'shared/contract/obligation/obligation';
import type { PermissionName } from 'shared/contract/access/permissions';
import type { UserReference } from 'shared/contract/list/reference';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { counterpartyTextOf, employeeJson } from '../lists/columns/reference-json';
import { versionJson } from '../lists/columns/version-json';
import type { Db, Trx } from '../platform/database/database';
import type { SeenRow } from '../records/versioned-row';
import type { Viewer } from '../records/viewer';
import {
  documentOfEach,
  findObligedKind,
  type ObligedDocument,
  type ObligedKind,
  obligationsUrl,
  requireObligedKind,
  seesObligation,
} from './obliged-kinds';
import type { ObligationInForce } from './terms/in-force';
import { amended, sumInForce } from './terms/in-force-columns';
import type { ObligationsTables } from './schema';

/** A row as the list selects it, before the address of its document. */
export type ListedObligation = Omit<ObligationRow, 'document' | 'due_rule' | 'remind_days'> & {
  /** As the table of fields holds them. */
  remind_days: string[];
  document: Omit<ObligationRow['document'], 'url'>;
};

/** The whole obligation, before what depends on the reader and the day. */
export type ObligationRecord = Omit<ListedObligation, 'phase'> &
  Pick<ObligedDocument, 'signed_on' | 'start_date' | 'dated' | 'is_locked' | 'is_closed'> & {
    document_type: string;
    document_id: number;
    responsible_id: number;
    ruled_date: string | null;
    in_force: ObligationInForce | null;
    /** The day on which the obligation it waits for was done. */
    after_done_at: string | null;
    edit_right: PermissionName;
    url: string;
  };

/** What is selected of obligations `b` with their documents `doc`. */
export const obligationColumns: RawBuilder<Omit<ListedObligation, 'phase'>> = sql`
  b.id, json_build_object('type', b.document_type, 'id', b.document_id, 'name', doc.name, 'title', doc.title,
    'counterparty_name',
    ${counterpartyTextOf(sql`doc.counterparty_id`, sql`doc.counterparty_name`)}) as document,
  doc.agreement_id, case when b.document_type = ${RECORD_KINDS.addendum.name} then b.document_id end as addendum_id,
  b.kind, b.direction, b.title, ${sumInForce} as sum, b.amount,
  b.percent, doc.currency_code, b.due_base, b.due_day, b.due_offset, b.due_unit, b.due_shift,
  case when af.id is not null then json_build_object('id', af.id, 'name', af.title) end as after, ${amended} as amended, b.due_date,
  ${employeeJson('r', 'rd')} as responsible,
  b.remind_days, b.document_version_id,
  ${versionJson(sql<number | null>`b.document_version_id`)} as document_version,
  b.note, b.status, b.status_reason, b.done_at, b.done_amount, b.created_at, b.updated_at, b.created_by_id,
  b.updated_by_id, b.lock_version`;

/** What the columns take beside the obligations and their documents. */
export const obligationJoins = sql`
  join users r on r.id = b.responsible_id left join departments rd on rd.id = r.department_id
  left join obligations af on af.id = b.after_id`;

/** Obligations `b` with their documents `doc`. */
export const obligationsFrom = (app: FastifyInstance) =>
  sql`(obligations b join ${documentOfEach(app)} on true)`;

/** How an obligation is found under a viewer's eyes. */
export const seenObligation = (app: FastifyInstance): SeenRow => ({
  from: sql`obligations b`,
  id: sql<number>`b.id`,
  alias: 'b',
  seen: (viewer) => seesObligation(app, viewer),
});

type Found = Omit<ObligationRecord, 'edit_right' | 'url'>;

async function findRecords(
  app: FastifyInstance,
  db: Db,
  where: RawBuilder<boolean>,
): Promise<ObligationRecord[]> {
  const { rows } = await sql<Found>`
    select ${obligationColumns}, b.document_type, b.document_id, b.responsible_id, doc.signed_on, doc.start_date, doc.dated,
      af.done_at as after_done_at, b.ruled_date, b.in_force, doc.is_locked, doc.is_closed
    from ${obligationsFrom(app)} ${obligationJoins}
    where ${where}
    order by b.due_date nulls last, b.id`.execute(db);
  return rows.map((row) => {
    const kind = requireObligedKind(app, row.document_type);
    return { ...row, edit_right: kind.edit, url: obligationsUrl(kind, row.document_id) };
  });
}

/** The obligation; null when there is none or the viewer does not see its document. */
export async function findObligation(
  app: FastifyInstance,
  db: Db,
  wanted: { viewer: Viewer; id: number },
): Promise<ObligationRecord | null> {
  const [row] = await findRecords(
    app,
    db,
    sql<boolean>`b.id = ${wanted.id} and ${seesObligation(app, wanted.viewer)}`,
  );
  return row ?? null;
}

/** Every obligation of the document and of what belongs to it, in the order of their terms. */
export async function findOfDocument(
  app: FastifyInstance,
  db: Db,
  wanted: { viewer: Viewer; kind: ObligedKind; parts: readonly ObligedKind[]; id: number },
): Promise<ObligationRecord[]> {
  const { kind, parts, id, viewer } = wanted;
  const own = sql<boolean>`(b.document_type = ${kind.kind.name} and b.document_id = ${id})`;
  const others = parts.flatMap(({ kind: part, partOf }) =>
    partOf === undefined
      ? []
      : [sql<boolean>`(b.document_type = ${part.name} and b.document_id in (${partOf.of(id)}))`],
  );
  const where = sql<boolean>`(${sql.join([own, ...others], sql` or `)}) and ${seesObligation(app, viewer)}`;
  return findRecords(app, db, where);
}

/** Open obligations of one document as they are counted anew, whoever sees them. */
export async function findOpenOf(
  app: FastifyInstance,
  db: Db,
  document: { type: string; id: number },
): Promise<ObligationRecord[]> {
  if (findObligedKind(app, document.type) === null) return [];
  return findRecords(
    app,
    db,
    sql<boolean>`b.document_type = ${document.type} and b.document_id = ${document.id}
      and b.status in ('planned', 'partially')`,
  );
}

/** Of the document what its obligations look at; null when there is none or the viewer does not see it. */
export async function findDocument(
  db: Db,
  { reads, facts }: ObligedKind,
  { viewer, id }: { viewer: Viewer; id: number },
): Promise<ObligedDocument | null> {
  const one = sql<number>`${id}::bigint`;
  const { rows } = await sql<ObligedDocument>`
    select facts.*, ${counterpartyTextOf(sql`facts.counterparty_id`, sql`facts.counterparty_name`)} as counterparty_name
    from (${facts(one)}) facts where ${reads(viewer, one)}`.execute(db);
  return rows[0] ?? null;
}

/** True when the document of the kind belongs to the whole of that number. */
export async function isPartOf(
  db: Db,
  { partOf }: ObligedKind,
  { id, wholeId }: Record<'id' | 'wholeId', number>,
): Promise<boolean> {
  if (partOf === undefined) return false;
  const { rows } = await sql`select from (${partOf.of(wholeId)}) part where part.id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Holds the obligations of the document against others being added at the same moment; the transaction's end lets go. */
export async function holdDocument(trx: Trx, document: { type: string; id: number }): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`obligations:${document.type}`}, ${document.id}))`.execute(
    trx,
  );
  const { count } = await trx
    .selectFrom('obligations')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('document_type', '=', document.type)
    .where('document_id', '=', document.id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds the obligation; answers its id. */
export async function insertObligation(
  trx: Trx,
  values: Insertable<ObligationsTables['obligations']>,
): Promise<number> {
  const { id } = await trx.insertInto('obligations').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Erases the obligation. */
export async function deleteObligation(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('obligations').where('id', '=', id).execute();
}

/** How many obligations wait for this one. */
export async function countWaiting(db: Db, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('obligations')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('after_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** True when the obligation waits, through others, for the one that is to wait for it. */
export async function waitsFor(db: Db, id: number, otherId: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive line as (
      select id, after_id from obligations where id = ${id}
      union
      select o.id, o.after_id from obligations o join line on o.id = line.after_id
    )
    select from line where id = ${otherId}`.execute(db);
  return rows.length > 0;
}

/** The obligation a line waits for; null when it names none, or there is none. */
export async function findAwaited(db: Db, afterId: number | null) {
  if (afterId === null) return null;
  const found = await db
    .selectFrom('obligations')
    .select(['document_type', 'document_id', 'done_at'])
    .where('id', '=', afterId)
    .executeTakeFirst();
  return found ?? null;
}

/** Documents with open obligations, beyond the given place. */
export async function findOpenDocuments(
  db: Db,
  wanted: { after: { type: string; id: number }; most: number },
): Promise<{ type: string; id: number }[]> {
  const { rows } = await sql<{ type: string; id: number }>`
    select distinct document_type as type, document_id as id from obligations
    where status in ('planned', 'partially')
      and (document_type, document_id) > (${wanted.after.type}, ${wanted.after.id}::bigint)
    order by 1, 2 limit ${wanted.most}`.execute(db);
  return rows;
}

/** The employee as a record refers to one. */
export async function findEmployee(db: Db, id: number): Promise<UserReference> {
  return db
    .selectFrom('users as u')
    .leftJoin('departments as d', 'd.id', 'u.department_id')
    .select(['u.id', 'u.full_name', 'd.name as department_name'])
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow();
}
