import { sql } from 'kysely';
import type { ParticipantKind } from 'shared/contract/approval/approval-status';
import type { ChainStageValues, RouteConditions } from 'shared/contract/approval/chain-template';
import type { Db } from '../../platform/database/database';

type ConditionList = 'agreement_type_ids' | 'organization_ids' | 'department_ids';

/** Which of the records a template names are there to be asked or compared with. */
export interface KnownReferences {
  /** Employees who work today, and job titles, roles and departments that exist, by `kind:id`. */
  seats: ReadonlySet<string>;
  /** Records of the conditions, by `field:id`. */
  conditions: ReadonlySet<string>;
}

interface Referring {
  stages: readonly ChainStageValues[];
  conditions: RouteConditions;
}

/** The records these stages and conditions name that can be followed today; one query. */
export async function findKnownReferences(
  db: Db,
  { stages, conditions }: Referring,
): Promise<KnownReferences> {
  const seats = (kind: ParticipantKind) =>
    stages.flatMap(({ participants, escalation_user_id: user }) => [
      ...participants.flatMap((each) => (each.kind === kind && each.ref_id !== null ? [each.ref_id] : [])),
      ...(kind === 'user' && user !== null ? [user] : []),
    ]);
  const all = [conditions, ...stages.flatMap(({ condition }) => (condition === null ? [] : [condition]))];
  const named = (list: ConditionList) => all.flatMap((each) => each[list]);
  const { rows } = await sql<{ part: 'seats' | 'conditions'; key: string }>`
    select 'seats' as part, 'user:' || id as key from users
      where id = any(${seats('user')}::bigint[]) and status = 'active' and deleted_at is null
    union all select 'seats', 'job_title:' || id from job_titles where id = any(${seats('job_title')}::bigint[])
    union all select 'seats', 'role:' || id from roles where id = any(${seats('role')}::bigint[])
    union all select 'seats', 'department_head:' || id from departments
      where id = any(${seats('department_head')}::bigint[])
    union all select 'conditions', 'agreement_type_ids:' || id from agreement_types
      where id = any(${named('agreement_type_ids')}::bigint[])
    union all select 'conditions', 'organization_ids:' || id from counterparties
      where id = any(${named('organization_ids')}::bigint[])
    union all select 'conditions', 'department_ids:' || id from departments
      where id = any(${named('department_ids')}::bigint[])`.execute(db);
  const of = (part: 'seats' | 'conditions') =>
    new Set(rows.filter((row) => row.part === part).map(({ key }) => key));
  return { seats: of('seats'), conditions: of('conditions') };
}
