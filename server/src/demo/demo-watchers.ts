import { sql } from 'kysely';
import type { DemoStep } from './demo-step';
import type { Cast } from './cast';

/** The lawyer hears of every so many agreements, without having a part in them. */
const WATCHED = 9;

/** Who watches what; what the journal has told before is no news to them. */
export async function addWatchers({ trx, deps }: Pick<DemoStep, 'trx' | 'deps'>, cast: Cast): Promise<void> {
  await sql`
    insert into record_subscriptions (user_id, resource, record_id, kind, seen_seq, created_at)
    select ${cast.demo('lawyer').id}, 'agreements', id, 'agreement', (select seq from activity_head), ${deps.now()}
    from (select id, row_number() over (order by id) as place from agreements) numbered
    where place % ${WATCHED} = 1`.execute(trx);
}
