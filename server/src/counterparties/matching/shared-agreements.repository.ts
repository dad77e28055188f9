import { sql } from 'kysely';
import { plural } from 'shared/format';
import { agreementNameText } from '../../lists/columns/agreement-name';
import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { readsAgreement } from '../../visibility/agreement-visibility';

/** Numbers that a sentence can hold. */
const NAMED = 5;

/** The agreements both are sides of: `names` of the first the reader sees, `count` of all. */
async function findShared(
  db: Db,
  { actor, one, other }: { actor: Actor; one: number; other: number },
): Promise<{ names: string[]; count: number }> {
  const ids = sql`(${one}, ${other})`;
  const { rows } = await sql<{ names: string[]; count: number }>`
    with named as (
      select id, counterparty_id as party, 'second' as place from agreements where counterparty_id in ${ids}
      union all select id, effective_counterparty_id, 'second today' from agreements
        where effective_counterparty_id in ${ids}
      union all select id, organization_id, 'first' from agreements where organization_id in ${ids}
      union all select agreement_id, counterparty_id, 'further' from agreement_parties
        where counterparty_id in ${ids}
      union all select d.agreement_id, ch.added_counterparty_id, 'further'
        from addendum_changes ch join addendums d on d.id = ch.addendum_id
        where ch.added_counterparty_id in ${ids} and d.deleted_at is null
          and d.status not in ('rejected', 'cancelled')),
    -- Whoever took the place of the other by an addendum does not stand beside it.
    shared as (
      select distinct l.id from named l join named r on r.id = l.id and l.party = ${one} and r.party = ${other}
      where not (l.place like 'second%' and r.place like 'second%')),
    told as (
      select a.id, ${agreementNameText('a')} as name,
        ${readsAgreement(actor, sql<number>`s.id`)} as is_seen
      from shared s join agreements a on a.id = s.id where a.deleted_at is null)
    select count(*)::int as count,
      coalesce((array_agg(name order by id) filter (where is_seen))[1:${sql.lit(NAMED)}], '{}') as names
    from told`.execute(db);
  return rows[0] ?? { names: [], count: 0 };
}

/**
 * Why the two records cannot become one: both are sides of an agreement, and it would have one side twice. Names the
 * agreements the reader sees and counts the others; null when they share none.
 */
export async function sharedAgreementsFault(
  db: Db,
  asked: { actor: Actor; one: number; other: number },
): Promise<string | null> {
  const { names, count } = await findShared(db, asked);
  if (count === 0) return null;
  const more = count - names.length;
  const closing = `объединить их нельзя, пока ${count === 1 ? 'в нём' : 'в них'} стоят обе`;
  if (names.length === 0) {
    const noun = plural(count, ['договора', 'договоров', 'договоров']);
    return `Обе записи — стороны ${String(count)}\u00A0${noun}, вам не видных: ${closing}`;
  }
  const told = more === 0 ? names.join(', ') : `${names.join(', ')} и ещё ${String(more)}`;
  return `Обе записи — стороны ${count === 1 ? 'договора' : 'договоров'} ${told}: ${closing}`;
}
