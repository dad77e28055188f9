import { sql } from 'kysely';
import type { Db } from '../../platform/database/database';
import type { OwedTerm } from './owed-term';

/** What the document itself owes as it was written, in the order of the terms. */
export async function findOwedTerms(db: Db, document: { type: string; id: number }): Promise<OwedTerm[]> {
  const { rows } = await sql<OwedTerm>`
    select b.id, b.title, case when b.due_base = 'date' then b.due_day else b.ruled_date end as due_day, b.amount,
      b.percent, b.status, b.in_force
    from obligations b where b.document_type = ${document.type} and b.document_id = ${document.id}
    order by b.ruled_date nulls last, b.id`.execute(db);
  return rows;
}
