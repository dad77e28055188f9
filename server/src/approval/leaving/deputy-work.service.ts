import { sql } from 'kysely';
import { absencePeriodText } from 'shared/contract/approval/absence-period-text';
import { businessDay } from '../../calendar/business-day';
import type { Db } from '../../platform/database/database';
import { holds } from '../../platform/http/access';
import type { Deps } from '../../platform/module';
import { NOTHING_NAMED, type OpenItem, type OpenWork } from '../../users/dismissal/open-work.service';
import { updateAbsence } from '../absences/absences.repository';
import { findReferences } from '../people/people.repository';
import { voterRefusal } from '../people/voter-refusal';

interface Stood extends OpenItem {
  /** Who is away. */
  user_id: number;
}

/** Absences `b` in force that are not over and have the employee as the deputy. */
const stoodIn = (userId: number, today: string) => sql`from absences b join users u on u.id = b.user_id
  where b.deputy_id = ${userId} and b.is_active and b.date_to > ${today}::date and u.status <> 'dismissed'`;

async function findStood(
  db: Db,
  wanted: { userId: number; today: string; limit?: number; offset?: number },
): Promise<Stood[]> {
  const { userId, today, limit = null, offset = 0 } = wanted;
  const { rows } = await sql<{ id: number; user_id: number; full_name: string; from: string; to: string }>`
    select b.id, b.user_id, u.full_name, b.date_from as "from", b.date_to as "to" ${stoodIn(userId, today)}
    order by b.date_from desc, b.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id, user_id, full_name: name, from, to }) => ({
    id,
    user_id,
    label: `${name}, ${absencePeriodText({ date_from: from, date_to: to })}`,
  }));
}

/**
 * Absences of others in which the leaver votes: the successor does from now on. Nobody stands in for themselves: where
 * the successor is the one who is away, the absence is switched off, and their decisions come to them.
 */
export function deputyWork(deps: Deps): OpenWork {
  const today = () => businessDay(deps.now());
  const count: OpenWork['count'] = async (db, userId) => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total ${stoodIn(userId, today())}`.execute(db);
    return rows[0]?.total ?? 0;
  };
  return {
    key: 'absences.deputy_id',
    label: 'Замещения, где сотрудник заместитель',
    entity: null,
    field: 'deputy',
    count,
    async find(db, { actor, ...part }) {
      // Others' absences are theirs who look after accounts.
      if (!holds(actor, 'users.update_other')) return NOTHING_NAMED;
      const items = await findStood(db, { ...part, today: today() });
      return {
        items: items.map(({ id, label }) => ({ id, label, url: null })),
        total: await count(db, part.userId),
      };
    },
    refusal: voterRefusal,
    async move(trx, { from, to, actor, origin, now }) {
      const stood = await findStood(trx, { userId: from, today: today() });
      const names = await findReferences(trx, [from, to]);
      for (const { id, label, user_id: userId } of stood) {
        const isOwn = userId === to;
        const set = isOwn ? { is_active: false } : { deputy_id: to };
        await updateAbsence(trx, id, { ...set, updated_at: now, updated_by_id: actor.id });
        await deps.activity.record(trx, {
          actor,
          origin,
          action: 'absence.updated',
          entityType: 'absence',
          entityId: id,
          entityLabel: label,
          changes: [
            {
              field: 'deputy',
              label: 'Заместитель',
              old: names.get(from)?.full_name ?? null,
              new: isOwn ? null : (names.get(to)?.full_name ?? null),
            },
          ],
        });
      }
      return stood;
    },
  };
}
