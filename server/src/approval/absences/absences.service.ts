import { sql } from 'kysely';
import type { Absence, absenceCreate, absenceUpdate, absenceWhole } from 'shared/contract/approval/absence';
import { absencePeriodText } from 'shared/contract/approval/absence-period-text';
import { ABSENCE_REASON_LABELS } from 'shared/contract/approval/approval.labels';
import type { z } from 'zod';
import { businessDay } from '../../calendar/business-day';
import { getRow } from '../../lists/listed-row';
import { notify } from '../../notifications/notifications.service';
import type { Db, Trx } from '../../platform/database/database';
import { holds } from '../../platform/http/access';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { Conflict, Forbidden, ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { findActive } from '../people/people.repository';
import { absenceList, type AbsenceRecord } from './absence-list';
import { isAwayTwice, updateAbsence } from './absences.repository';
import { transferBegun } from './transfer.service';

type Values = Omit<z.output<typeof absenceWhole>, 'lock_version'>;

interface Step {
  actor: Actor;
  origin: RequestOrigin;
}

const mayEdit = (actor: Actor, userId: number) => userId === actor.id || holds(actor, 'users.update_other');

/** The absence as the reader sees it on that day. */
export function absenceView(
  { user_id: userId, deputy_id: _, ...row }: AbsenceRecord,
  actor: Actor,
  today: string,
): Absence {
  const isOwn = mayEdit(actor, userId);
  return {
    ...row,
    is_current: row.is_active && row.date_from <= today && row.date_to > today,
    can: { edit: isOwn, delete: isOwn },
    available_actions: [],
  };
}

/** The absence; refuses with 404 when there is none the reader sees. */
export async function getAbsence(deps: Pick<Deps, 'db' | 'now'>, actor: Actor, id: number): Promise<Absence> {
  return absenceView(await getRow(deps, absenceList, { actor, id }), actor, businessDay(deps.now()));
}

async function check(db: Db, values: Values, exceptId: number | null): Promise<void> {
  const errors: Record<string, string[]> = {};
  if (values.date_to <= values.date_from) errors.date_to = ['Позже дня начала'];
  if (values.deputy_id === values.user_id) errors.deputy_id = ['Себя самого не замещают'];
  else if ((await findActive(db, [values.deputy_id])).length === 0) {
    errors.deputy_id = ['Выберите действующего сотрудника'];
  }
  if ((await findActive(db, [values.user_id])).length === 0) {
    errors.user_id = ['Выберите действующего сотрудника'];
  }
  const days = { userId: values.user_id, from: values.date_from, to: values.date_to, exceptId };
  if (values.is_active && errors.date_to === undefined && (await isAwayTwice(db, days))) {
    errors.date_from = ['На эти дни замещение уже назначено'];
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
}

async function settled(
  deps: Deps,
  trx: Trx,
  change: Step & { id: number; values: Values; action: 'created' | 'updated' | 'deleted' },
): Promise<void> {
  const { actor, origin, id, values, action } = change;
  const [user] = await findActive(trx, [values.user_id]);
  const period = absencePeriodText(values);
  await deps.activity.record(trx, {
    actor,
    origin,
    action: `absence.${action}`,
    entityType: 'absence',
    entityId: id,
    entityLabel: `${user?.full_name ?? ''}, ${period}`,
    changes: [{ field: 'reason', label: 'Причина', old: null, new: ABSENCE_REASON_LABELS[values.reason] }],
  });
  if (action === 'deleted' || !values.is_active) return;
  await notify(deps, trx, {
    userIds: [values.deputy_id],
    actorId: actor.id,
    type: 'absence_assigned',
    title: `Вы замещаете сотрудника ${user?.full_name ?? ''}`,
    body: period,
    groupKey: `absence:${String(id)}`,
  });
}

/**
 * The employee is away and the deputy votes meanwhile; what waits goes over as soon as the days have begun. Refuses
 * with 403 somebody else's absence without the right, with 422 what cannot be.
 */
export async function create(
  deps: Deps,
  step: Step & { input: z.output<typeof absenceCreate> },
): Promise<Absence> {
  const { actor, input } = step;
  const values = { ...input, user_id: input.user_id ?? actor.id };
  if (!mayEdit(actor, values.user_id)) throw new Forbidden();
  const id = await deps.transact(async (trx) => {
    await check(trx, values, null);
    const { id: made } = await trx
      .insertInto('absences')
      .values({ ...values, created_by_id: actor.id, updated_by_id: actor.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await settled(deps, trx, { ...step, id: made, values, action: 'created' });
    return made;
  });
  await transferBegun(deps);
  return getAbsence(deps, actor, id);
}

async function held(
  trx: Trx,
  deps: Deps,
  wanted: Step & { id: number; lockVersion: number | null },
): Promise<AbsenceRecord> {
  const { actor, id, lockVersion } = wanted;
  await sql`select from absences where id = ${id} for update`.execute(trx);
  const row = await getRow({ db: trx, now: deps.now }, absenceList, { actor, id });
  if (!mayEdit(actor, row.user_id)) throw new Forbidden();
  if (lockVersion !== null && row.lock_version !== lockVersion) {
    throw new Conflict(absenceView(row, actor, businessDay(deps.now())));
  }
  return row;
}

const valuesOf = (row: AbsenceRecord): Values => ({
  user_id: row.user_id,
  deputy_id: row.deputy_id,
  date_from: row.date_from,
  date_to: row.date_to,
  reason: row.reason,
  transfer_open_tasks: row.transfer_open_tasks,
  document_kinds: row.document_kinds,
  allow_self: row.allow_self,
  is_active: row.is_active,
});

/** The absence holds the values; what is not given stays. Refuses with 404, 403, 409 and 422. */
export async function update(
  deps: Deps,
  step: Step & {
    id: number;
    lockVersion: number;
    input: Partial<z.output<typeof absenceUpdate>> & { user_id?: number };
  },
): Promise<Absence> {
  const { actor, id, input } = step;
  await deps.transact(async (trx) => {
    const before = valuesOf(await held(trx, deps, step));
    const { lock_version: _, ...given } = input;
    const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const values = { ...before, ...said };
    if (values.user_id !== before.user_id)
      throw new ValidationFailed({ user_id: ['Создайте новое замещение'] });
    await check(trx, values, id);
    const isOther = values.deputy_id !== before.deputy_id || values.date_from !== before.date_from;
    await updateAbsence(trx, id, {
      ...values,
      updated_at: deps.now(),
      updated_by_id: actor.id,
      ...(isOther && { transferred_at: null }),
    });
    await settled(deps, trx, { ...step, values, action: 'updated' });
  });
  await transferBegun(deps);
  return getAbsence(deps, actor, id);
}

/** Nobody stands in any more; decisions already given to the deputy stay there. Refuses with 404, 403 and 409. */
export async function remove(
  deps: Deps,
  step: Step & { id: number; lockVersion: number | null },
): Promise<void> {
  await deps.transact(async (trx) => {
    const values = valuesOf(await held(trx, deps, step));
    await trx.deleteFrom('absences').where('id', '=', step.id).execute();
    await settled(deps, trx, { ...step, values, action: 'deleted' });
  });
}
