import { sql } from 'kysely';
import type { DemoStep } from './demo-step';

/** So many agreements go on with an earlier one of the same counterparty. */
const LINKS = 60;

/** Later agreements of a counterparty follow the one before of their type; every fourth is connected for another reason. */
export async function addLinks({ trx }: DemoStep): Promise<void> {
  await sql`
    insert into agreement_links
      (agreement_id, to_type, to_id, kind, created_at, updated_at, created_by_id, updated_by_id)
    select id, 'agreement', previous, case when place % 4 = 0 then 'other' else 'follows' end,
      created_at, created_at, created_by_id, created_by_id
    from (
      select a.*, row_number() over (order by a.agreement_date desc, a.id) as place,
        lag(a.id) over (partition by a.counterparty_id, a.agreement_type_id order by a.agreement_date, a.id) as previous
      from agreements a where a.agreement_date is not null
    ) later
    where previous is not null and parent_agreement_id is distinct from previous
    order by place limit ${LINKS}`.execute(trx);
}
