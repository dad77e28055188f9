import type { FastifyInstance } from 'fastify';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { LinkDirection, LinkKind } from 'shared/contract/link/agreement-link.labels';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import type { Db, Trx } from '../platform/database/database';
import { prepared } from '../platform/database/prepared';
import { updateVersioned } from '../records/versioned-row';
import type { Viewer } from '../records/viewer';
import { type LinkedDocument, type LinkedKind, linkedKinds } from './linked-kinds';
import type { LinksTables } from './schema';

/** A document by its kind and number. */
export interface Place {
  type: string;
  id: number;
}

/** A link with the document at its other end. */
export type FoundLink = LinkedDocument & {
  id: number;
  kind: LinkKind;
  direction: LinkDirection;
  version: number;
  created_at: string;
  created_by_name: string | null;
  other_type: string;
  other_id: number;
};

const OWNER = RECORD_KINDS.agreement.name;

/** The links of the document whose other end the viewer sees, in the order in which they were drawn. */
export async function findLinks(
  app: FastifyInstance,
  db: Db,
  { viewer, of, only = sql<boolean>`true` }: { viewer: Viewer; of: Place; only?: RawBuilder<boolean> },
): Promise<FoundLink[]> {
  const other = sql<number>`b.other_id`;
  const arms = [...linkedKinds(app).values()].map(
    ({ kind, facts, reads }) =>
      sql`select facts.* from (${facts(other)}) facts where b.other_type = ${kind.name} and ${reads(viewer, other)}`,
  );
  if (arms.length === 0) return [];
  const { rows } = await sql<FoundLink>`${prepared()}
    select b.id, b.kind, b.direction, b.version, b.created_at, u.full_name as created_by_name, b.other_type,
      b.other_id, doc.*
    from (
      select l.id, l.kind, 'out' as direction, l.lock_version as version, l.created_at, l.created_by_id,
        l.to_type as other_type, l.to_id as other_id
      from agreement_links l where ${of.type} = ${OWNER} and l.agreement_id = ${of.id}
      union all
      select l.id, l.kind, 'in', l.lock_version, l.created_at, l.created_by_id, ${OWNER}, l.agreement_id
      from agreement_links l where l.to_type = ${of.type} and l.to_id = ${of.id}
    ) b
    cross join lateral (${sql.join(arms, sql` union all `)}) as doc
      (name, title, counterparty_name, date, status, is_archived, is_destroyed, lock_version)
    left join users u on u.id = b.created_by_id
    where ${only}
    order by b.id`.execute(db);
  return rows;
}

/** The link of the agreement; null when there is none, or the viewer does not see where it leads. */
export async function findLink(
  app: FastifyInstance,
  db: Db,
  { viewer, agreementId, id }: { viewer: Viewer; agreementId: number; id: number },
): Promise<FoundLink | null> {
  const of = { type: OWNER, id: agreementId };
  const only = sql<boolean>`b.id = ${id} and b.direction = 'out'`;
  return (await findLinks(app, db, { viewer, of, only }))[0] ?? null;
}

/** The document; null when there is none or the viewer does not see it. */
export async function findDocument(
  db: Db,
  { reads, facts }: LinkedKind,
  { viewer, id }: { viewer: Viewer; id: number },
): Promise<LinkedDocument | null> {
  const one = sql<number>`${id}::bigint`;
  const { rows } = await sql<LinkedDocument>`
    select facts.* from (${facts(one)}) facts where ${reads(viewer, one)}`.execute(db);
  return rows[0] ?? null;
}

/** Holds the links of the agreement against others being drawn at the same moment; answers how many there are. */
export async function holdLinks(trx: Trx, agreementId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('agreement_links', ${agreementId}))`.execute(trx);
  const { count } = await trx
    .selectFrom('agreement_links')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('agreement_id', '=', agreementId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds the link; answers its id, null when the two documents are connected already. */
export async function insertLink(
  trx: Trx,
  values: Insertable<LinksTables['agreement_links']>,
): Promise<number | null> {
  const made = await trx
    .insertInto('agreement_links')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** The link is of that kind afterwards. */
export function updateLink(
  trx: Trx,
  { kind, ...change }: { id: number; actorId: number; now: Date; kind: LinkKind },
): Promise<void> {
  return updateVersioned(trx, 'agreement_links', { ...change, set: { kind } });
}

/** Erases the link. */
export async function deleteLink(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('agreement_links').where('id', '=', id).execute();
}
