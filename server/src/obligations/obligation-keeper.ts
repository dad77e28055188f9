import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Keeper } from '../archive/archived-kinds.service';
import { obligedKinds } from './obliged-kinds';

/** What is still owed by a document, or by what belongs to it, keeps it. */
export function openObligations(app: FastifyInstance): Keeper {
  return {
    reason: 'Есть неисполненные обязательства',
    keeps: ({ type, id }) => {
      const parts = obligedKinds(app).flatMap(({ kind, partOf }) =>
        partOf === undefined
          ? []
          : [
              sql`(${type} = ${partOf.type} and b.document_type = ${kind.name} and b.document_id in (${partOf.of(id)}))`,
            ],
      );
      const own = sql`(b.document_type = ${type} and b.document_id = ${id})`;
      return sql<boolean>`exists (select from obligations b where b.status in ('planned', 'partially')
        and (${sql.join([own, ...parts], sql` or `)}))`;
    },
  };
}
