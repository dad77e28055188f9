import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Absence, absenceCreate, absenceUpdate } from 'shared/contract/approval/absence';
import { absencePeriodText } from 'shared/contract/approval/absence-period-text';
import { DOCUMENT_KIND_LABELS } from 'shared/contract/record/document-kinds';
import type { z } from 'zod';
import { addDays, businessDay } from '../../calendar/business-day';
import { getRow } from '../../lists/listed-row';
import type { Trx } from '../../platform/database/database';
import { holds } from '../../platform/http/access';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { Conflict, Forbidden, ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { approvalSubjects } from '../approval-subjects.service';
import { findActive } from '../people/people.repository';
import { absenceList, type AbsenceRecord } from './absence-list';
import { type AbsenceValues, announceAbsence } from './absence-news.service';
import { noRightText } from '../refusals.labels';
import { findCircle, holdDaysOf, isAwayTwice, updateAbsence } from './absences.repository';
import { followAbsencesSoon } from './transfer.service';

/** Nobody is away for longer: the year is mistyped, and every decision would go past the employee for good. */
const LONGEST_DAYS = 5 * 366;

interface Step {
  actor: Actor;
  origin: RequestOrigin;
}

const mayEdit = (actor: Actor, userId: number) =>
  userId === actor.id || holds(actor, 'absences.manage_other');

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

interface Known {
  id: number;
  values: AbsenceValues;
}

/** No day, no document and no other deputy came to what was in force before. */
const isShortened = (values: AbsenceValues, before: AbsenceValues | undefined) =>
  before?.is_active === true &&
  values.deputy_id === before.deputy_id &&
  values.date_from >= before.date_from &&
  values.date_to <= before.date_to &&
  isDeepStrictEqual(values.document_kinds, before.document_kinds);

/** Whoever is away in the same days and is stood in for by the employee decides nothing: the head would be asked. */
async function circleText(trx: Trx, values: AbsenceValues, before: Known | null): Promise<string | null> {
  if (!values.is_active || isShortened(values, before?.values)) return null;
  const circle = await findCircle(trx, values, before?.id ?? null);
  if (circle === undefined) return null;
  const when = absencePeriodText(circle);
  return `Этот сотрудник сам отсутствует ${when}, и замещение возвращается к тому, кого замещают. Выберите другого`;
}

/** False where a kind of documents is named that nobody decides on: its documents would wait for the one who is away. */
function areKindsKnown({ app }: Deps, values: AbsenceValues, before: Known | null): boolean {
  const known = new Set([
    ...Object.keys(DOCUMENT_KIND_LABELS),
    ...approvalSubjects(app).map(({ kind }) => kind.name),
    ...(before?.values.document_kinds ?? []),
  ]);
  return values.document_kinds.every((kind) => known.has(kind));
}

/** An absence that begins to hold needs both of them at work; one that held before may be shortened or switched off at any time. */
async function check(
  deps: Deps,
  trx: Trx,
  { values, before }: { values: AbsenceValues; before: Known | null },
): Promise<void> {
  const errors: Record<string, string[]> = {};
  const today = businessDay(deps.now());
  if (!areKindsKnown(deps, values, before)) errors.document_kinds = ['Выберите значения из списка'];
  const begins = values.is_active && before?.values.is_active !== true;
  if (values.date_to <= values.date_from) errors.date_to = ['Нужен день позже дня начала'];
  // Nobody stands in for days that are over: the month or the year is mistyped.
  else if (before === null && values.date_to <= today) errors.date_to = ['Эти дни уже прошли'];
  else if (
    values.date_to > addDays(values.date_from, LONGEST_DAYS) &&
    values.date_to !== before?.values.date_to
  ) {
    errors.date_to = ['Дольше пяти лет: проверьте год'];
  }
  if (values.deputy_id === values.user_id) errors.deputy_id = ['Себя самого не замещают'];
  else if (begins || before === null || values.deputy_id !== before.values.deputy_id) {
    const [deputy] = await findActive(trx, [values.deputy_id]);
    if (deputy === undefined) errors.deputy_id = ['Выберите действующего сотрудника'];
    else if (!deputy.may_vote) errors.deputy_id = [noRightText(deputy.full_name)];
  }
  if ((begins || before === null) && (await findActive(trx, [values.user_id])).length === 0) {
    errors.user_id = ['Выберите действующего сотрудника'];
  }
  await holdDaysOf(trx, [values.user_id, values.deputy_id]);
  const exceptId = before?.id ?? null;
  const days = { userId: values.user_id, from: values.date_from, to: values.date_to, exceptId };
  if (values.is_active && errors.date_to === undefined && (await isAwayTwice(trx, days))) {
    errors.date_from = ['На эти дни замещение уже назначено'];
  }
  if (errors.date_to === undefined && errors.deputy_id === undefined) {
    const circle = await circleText(trx, values, before);
    if (circle !== null) errors.deputy_id = [circle];
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
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
    await check(deps, trx, { values, before: null });
    const { id: made } = await trx
      .insertInto('absences')
      .values({ ...values, created_at: deps.now(), created_by_id: actor.id, updated_by_id: actor.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await announceAbsence(deps, trx, { ...step, id: made, before: null, after: values });
    return made;
  });
  await followAbsencesSoon(deps);
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

const valuesOf = (row: AbsenceRecord): AbsenceValues => ({
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

/**
 * The absence holds the values; what is not given stays, and equal values change nothing. Turns that are the employee's
 * own again are given back at once. Refuses with 404, 403, 409 and 422.
 */
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
    if (isDeepStrictEqual(values, before)) return;
    await check(deps, trx, { values, before: { id, values: before } });
    const isOther = values.deputy_id !== before.deputy_id || values.date_from !== before.date_from;
    await updateAbsence(trx, id, {
      ...values,
      updated_at: deps.now(),
      updated_by_id: actor.id,
      ...(isOther && { transferred_at: null }),
    });
    await announceAbsence(deps, trx, { ...step, before, after: values });
  });
  await followAbsencesSoon(deps);
  return getAbsence(deps, actor, id);
}

/**
 * Nobody stands in any more: turns that have come since the employee is back are given back at once, decisions given to
 * the deputy before stay there. Refuses with 404, 403 and 409.
 */
export async function remove(
  deps: Deps,
  step: Step & { id: number; lockVersion: number | null },
): Promise<void> {
  await deps.transact(async (trx) => {
    const before = valuesOf(await held(trx, deps, step));
    await trx.deleteFrom('absences').where('id', '=', step.id).execute();
    await announceAbsence(deps, trx, { ...step, before, after: null });
  });
  await followAbsencesSoon(deps);
}
