import type { absenceWhole } from 'shared/contract/approval/absence';
import { absencePeriodText } from 'shared/contract/approval/absence-period-text';
import { ABSENCE_REASON_LABELS } from 'shared/contract/approval/approval.labels';
import type { ActivityChange } from 'shared/contract/journal/activity-log';
import type { z } from 'zod';
import { businessDay } from '../../calendar/business-day';
import { notify } from '../../notifications/notifications.service';
import type { Trx } from '../../platform/database/database';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { findReferences } from '../people/people.repository';

export type AbsenceValues = Omit<z.output<typeof absenceWhole>, 'lock_version'>;

/** An absence that was made, changed or removed: what it was and what it is, null where it is not. */
interface AbsenceChange {
  actor: Actor;
  origin: RequestOrigin;
  id: number;
  before: AbsenceValues | null;
  after: AbsenceValues | null;
}

type Names = (id: number) => string;

const LABELS = {
  deputy_id: 'Замещает',
  period: 'Период',
  reason: 'Причина',
  transfer_open_tasks: 'Передать и то, что уже ждёт решения',
  is_active: 'Действует',
} as const;

const yes = (value: boolean) => (value ? 'Да' : 'Нет');

function said(values: AbsenceValues | null, nameOf: Names): Partial<Record<keyof typeof LABELS, string>> {
  if (values === null) return {};
  return {
    deputy_id: nameOf(values.deputy_id),
    period: absencePeriodText(values),
    reason: ABSENCE_REASON_LABELS[values.reason],
    transfer_open_tasks: yes(values.transfer_open_tasks),
    is_active: yes(values.is_active),
  };
}

function changesOf({ before, after }: AbsenceChange, nameOf: Names): ActivityChange[] {
  const [old, present] = [said(before, nameOf), said(after, nameOf)];
  return (Object.keys(LABELS) as (keyof typeof LABELS)[])
    .map((field) => ({
      field,
      label: LABELS[field],
      old: old[field] ?? null,
      new: present[field] ?? null,
    }))
    .filter((change) => change.old !== change.new);
}

/** Who stands in, and when, as far as people have to know of it; null where nobody stands in from today on. */
function standIn(values: AbsenceValues | null, today: string) {
  if (values === null || !values.is_active || values.date_to <= today) return null;
  return { deputyId: values.deputy_id, period: absencePeriodText(values) };
}

/** Whoever stands in, whoever did, and whoever is away each hear what has become of it, unless it was their own doing. */
async function tell(deps: Deps, trx: Trx, change: AbsenceChange & { nameOf: Names }): Promise<void> {
  const { actor, id, before, after, nameOf } = change;
  const userId = (after ?? before)?.user_id;
  if (userId === undefined) return;
  const today = businessDay(deps.now());
  const [old, present] = [standIn(before, today), standIn(after, today)];
  if (old?.deputyId === present?.deputyId && old?.period === present?.period) return;
  const say = (to: number, title: string, body: string) =>
    notify(deps, trx, {
      userIds: [to],
      actorId: actor.id,
      type: 'absence_assigned',
      title,
      body,
      url: '/approvals/absences',
      groupKey: `absence:${String(id)}`,
    });
  if (old !== null && old.deputyId !== present?.deputyId) {
    await say(old.deputyId, `Вы больше не замещаете: ${nameOf(userId)}`, old.period);
  }
  if (present !== null) {
    await say(present.deputyId, `Вы замещаете: ${nameOf(userId)}`, present.period);
    await say(userId, `Вас замещает ${nameOf(present.deputyId)}`, present.period);
  } else if (old !== null) {
    await say(userId, `Вас больше не замещает ${nameOf(old.deputyId)}`, old.period);
  }
}

/** The journal has a line of it, and those concerned are told. */
export async function announceAbsence(deps: Deps, trx: Trx, change: AbsenceChange): Promise<void> {
  const { actor, origin, id, before, after } = change;
  const values = after ?? before;
  if (values === null) return;
  const people = await findReferences(trx, [
    values.user_id,
    values.deputy_id,
    before?.deputy_id ?? values.deputy_id,
  ]);
  const nameOf: Names = (person) => people.get(person)?.full_name ?? '';
  await deps.activity.record(trx, {
    actor,
    origin,
    action: `absence.${before === null ? 'created' : after === null ? 'deleted' : 'updated'}`,
    entityType: 'absence',
    entityId: id,
    entityLabel: `${nameOf(values.user_id)}, ${absencePeriodText(values)}`,
    changes: changesOf(change, nameOf),
  });
  await tell(deps, trx, { ...change, nameOf });
}
