import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { LineRule } from '../platform/activity/line-visibility';
import type { RecordPage } from '../platform/activity/record-pages';
import { OBLIGATION_KIND } from 'shared/contract/obligation/obligation-kind';
import type { Along } from '../records/told-along';
import { readsSome } from './obligation-register';
import { findObligedKind, obligationsUrl, seesObligation } from './obliged-kinds';

/** The lines about an obligation are read by whoever sees it; those of an erased one by those who see everything. */
export function seesJournal(app: FastifyInstance): LineRule {
  return (actor) => {
    if (!readsSome(app)(actor)) return sql<boolean>`false`;
    if (actor.dataScope === 'all') return true;
    return sql<boolean>`exists (select from obligations b
      where b.id = activity_logs.entity_id and ${seesObligation(app, actor)})`;
  };
}

/** Obligations are read in the cards of their documents: a line about one leads there. */
export function obligationPages(app: FastifyInstance): RecordPage {
  return {
    find: async (db, ids) => {
      const rows = await db
        .selectFrom('obligations')
        .select(['id', 'document_type', 'document_id'])
        .where('id', 'in', ids)
        .execute();
      return new Map(
        rows.flatMap(({ id, document_type, document_id }) => {
          const kind = findObligedKind(app, document_type);
          return kind === null ? [] : [[id, obligationsUrl(kind, document_id)] as const];
        }),
      );
    },
  };
}

/** What became of the obligations of a document is told in its history: who reads the document reads them. */
export const toldWithDocument: Along = ({ kind, id }) =>
  sql<boolean>`(entity_type = ${OBLIGATION_KIND.name}
    and entity_id = any(array(select b.id from obligations b where b.document_type = ${kind} and b.document_id = ${id})))`;
