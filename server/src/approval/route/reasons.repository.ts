import { sql } from 'kysely';
import type { Db } from '../../platform/database/database';
import type { RouteFacts } from './route-conditions';

/** What the records that decide a route are called; null where there is none. */
export interface FactNames {
  agreement_type: string | null;
  organization: string | null;
  department: string | null;
}

type NamedFacts = Pick<RouteFacts, 'agreement_type_id' | 'organization_id' | 'department_id'>;

const NO_NAMES: FactNames = { agreement_type: null, organization: null, department: null };

/** The names of each document's type, organisation and department, by what was given. */
export async function findNamesOfFacts<T extends NamedFacts>(
  db: Db,
  facts: readonly T[],
): Promise<Map<T, FactNames>> {
  if (facts.length === 0) return new Map();
  const ids = (of: keyof NamedFacts) => facts.map((each) => each[of]);
  const { rows } = await sql<FactNames>`
    select t.name as agreement_type, o.name_short as organization, d.name as department
    from unnest(${ids('agreement_type_id')}::bigint[], ${ids('organization_id')}::bigint[],
      ${ids('department_id')}::bigint[]) with ordinality as f (type_id, organization_id, department_id, place)
    left join agreement_types t on t.id = f.type_id
    left join counterparties o on o.id = f.organization_id
    left join departments d on d.id = f.department_id
    order by f.place`.execute(db);
  return new Map(facts.map((each, at) => [each, rows[at] ?? NO_NAMES]));
}

/** The names of the document's type, organisation and department. */
export async function findFactNames(db: Db, facts: RouteFacts): Promise<FactNames> {
  return (await findNamesOfFacts(db, [facts])).get(facts) ?? NO_NAMES;
}
