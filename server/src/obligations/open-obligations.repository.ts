import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../platform/database/database';
import { obligedKinds } from './obliged-kinds';

/** The obligations `b` that are still open by the document, or by what belongs to it. */
export function openBy(
  app: FastifyInstance,
  { type, id }: { type: RawBuilder<string>; id: RawBuilder<number> },
): RawBuilder<boolean> {
  const parts = obligedKinds(app).flatMap(({ kind, partOf }) =>
    partOf === undefined
      ? []
      : [
          sql`(${type} = ${partOf.type} and b.document_type = ${kind.name} and b.document_id in (${partOf.of(id)}))`,
        ],
  );
  const own = sql`(b.document_type = ${type} and b.document_id = ${id})`;
  return sql<boolean>`(b.status in ('planned', 'partially') and (${sql.join([own, ...parts], sql` or `)}))`;
}

/** How many obligations are open by the document and by what belongs to it. */
export async function countOpenOf(
  app: FastifyInstance,
  trx: Trx,
  { type, id }: { type: string; id: number },
): Promise<number> {
  const found = await sql<{ open: number }>`
    select count(*)::int as open from obligations b
    where ${openBy(app, { type: sql<string>`${type}::text`, id: sql<number>`${id}::bigint` })}`.execute(trx);
  return found.rows[0]?.open ?? 0;
}
