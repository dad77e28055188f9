import { sql } from 'kysely';
import type { Db } from '../../platform/database/database';
import type { RouteFacts } from './route-conditions';

/** What the records that decide a route are called; null where there is none. */
export interface FactNames {
  agreement_type: string | null;
  organization: string | null;
  department: string | null;
}

/** The names of the document's type, organisation and department. */
export async function findFactNames(db: Db, facts: RouteFacts): Promise<FactNames> {
  const { rows } = await sql<FactNames>`select
    (select name from agreement_types where id = ${facts.agreement_type_id}) as agreement_type,
    (select name_short from counterparties where id = ${facts.organization_id}) as organization,
    (select name from departments where id = ${facts.department_id}) as department`.execute(db);
  return rows[0] ?? { agreement_type: null, organization: null, department: null };
}
