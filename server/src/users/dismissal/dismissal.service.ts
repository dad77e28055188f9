import type { User } from 'shared/contract/user/user';
import type { DismissalInput } from 'shared/contract/user/user-input';
import { endSessions } from '../../accounts/session/session.service';
import { notify } from '../../notifications/notifications.service';
import type { Trx } from '../../platform/database/database';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { Forbidden, ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { changeRecord } from '../../records/record-change.service';
import type { Deciding, Decision } from '../../records/record-source';
import { replaceRoles } from '../../roles/held-roles.service';
import { underRoles } from '../../roles/role-turns.service';
import { requireRoleEditor } from '../../roles/roles.service';
import { userSource } from '../user-source';
import { userCan } from '../users.policy';
import { findUser, type UserRecord, updateUser } from '../users.repository';
import { tellGone } from './gone-followers.service';
import { AVATAR_REMOVED } from '../avatar/avatar-change';
import { type MovedItem, type OpenWork, openWorkOf } from './open-work.service';

interface Call {
  actor: Actor;
  origin: RequestOrigin;
  id: number;
}

async function requireSuccessor(trx: Trx, user: UserRecord, successorId: number): Promise<UserRecord> {
  const successor = await findUser(trx, 'everything', successorId);
  if (successor?.status !== 'active' || successorId === user.id) {
    throw new ValidationFailed({ successor_id: ['Дела принимает другой действующий сотрудник'] });
  }
  return successor;
}

/** Refuses with 422 a successor who cannot take over some of what there is. */
async function requireAble(
  trx: Trx,
  works: readonly OpenWork[],
  { from, to }: Record<'from' | 'to', number>,
) {
  const refusals = new Set<string>();
  for (const work of works) {
    const refusal = (await work.refusal?.(trx, to)) ?? null;
    if (refusal !== null && (await work.count(trx, from)) > 0) refusals.add(refusal);
  }
  if (refusals.size > 0) throw new ValidationFailed({ successor_id: [[...refusals].join('. ')] });
}

interface Moved {
  work: OpenWork;
  items: MovedItem[];
}

/** Whoever has taken something over. */
type Holder = NonNullable<MovedItem['to']>;

async function handOver(
  deps: Deps,
  { trx, row, now }: Deciding<UserRecord>,
  { actor, origin, successorId }: Omit<Call, 'id'> & { successorId: number | null },
): Promise<{ successor: Holder | null; moved: Moved[] }> {
  const works = openWorkOf(deps.app);
  if (successorId === null) {
    for (const work of works) {
      if ((await work.count(trx, row.id)) === 0) continue;
      throw new ValidationFailed({
        successor_id: ['У сотрудника есть открытые дела. Укажите, кто их примет'],
      });
    }
    return { successor: null, moved: [] };
  }
  const successor = await requireSuccessor(trx, row, successorId);
  await requireAble(trx, works, { from: row.id, to: successor.id });
  const old = { id: row.id, label: row.full_name };
  const present = { id: successor.id, label: successor.full_name };
  const moved: Moved[] = [];
  for (const work of works) {
    const items = await work.move(trx, { from: row.id, to: successor.id, actor, origin, now });
    if (items.length > 0) moved.push({ work, items });
    if (work.entity === null) continue;
    for (const { id, label, to = present } of items) {
      await deps.activity.record(trx, {
        actor,
        origin,
        action: `${work.entity}.updated`,
        entityType: work.entity,
        entityId: id,
        entityLabel: label,
        changes: [{ field: work.field, old, new: to }],
      });
    }
  }
  return { successor: present, moved };
}

/** What each of those who have taken something over has now; the successor stands first, and stands there in any case. */
function takenBy(moved: readonly Moved[], successor: Holder): { holder: Holder; taken: Moved[] }[] {
  const holders = new Map([[successor.id, successor]]);
  for (const { items } of moved) for (const { to = successor } of items) holders.set(to.id, to);
  return [...holders.values()].map((holder) => ({
    holder,
    taken: moved
      .map(({ work, items }) => ({ work, items: items.filter(({ to = successor }) => to.id === holder.id) }))
      .filter(({ items }) => items.length > 0),
  }));
}

const counted = (moved: readonly Moved[]) =>
  moved.map(({ work, items }) => `${work.label} — ${String(items.length)}`).join('; ');

/** What was handed over, the successor's part without a name: who that is stands beside it. */
const countedByHolder = (moved: readonly Moved[], successor: Holder) =>
  takenBy(moved, successor)
    .filter(({ taken }) => taken.length > 0)
    .map(({ holder, taken }) =>
      holder.id === successor.id ? counted(taken) : `${holder.label}: ${counted(taken)}`,
    )
    .join('. ');

/** Everybody who has taken something over is told what that is. */
async function tellHolders(
  deps: Deps,
  trx: Trx,
  given: { user: UserRecord; actor: Actor; moved: readonly Moved[]; successor: Holder },
): Promise<void> {
  const { user, actor, moved, successor } = given;
  for (const { holder, taken } of takenBy(moved, successor)) {
    if (taken.length === 0) continue;
    await notify(deps, trx, {
      userIds: [holder.id],
      actorId: actor.id,
      type: 'document_changed',
      title: `Вам переданы дела: ${user.full_name}`,
      body: counted(taken),
      subject: { type: 'user', id: user.id },
      url: taken.map(({ work }) => work.list?.(holder.id)).find((address) => address !== undefined),
      groupKey: `user:${String(user.id)}:dismissed`,
    });
  }
}

function refuse(user: UserRecord, actor: Actor, day: { dismissed_at: string; today: string }): void {
  if (actor.id === user.id) throw new Forbidden('Уволить себя нельзя');
  if (user.status === 'dismissed') throw new ValidationFailed({ status: ['Сотрудник уже уволен'] });
  if (!userCan(actor, user).dismiss) throw new Forbidden();
  if (day.dismissed_at > day.today) {
    throw new ValidationFailed({
      dismissed_at: ['Вход закрывается сразу: укажите сегодняшний или прошедший день'],
    });
  }
  if (user.hired_at !== null && day.dismissed_at < user.hired_at) {
    throw new ValidationFailed({ dismissed_at: ['Раньше дня приёма на работу'] });
  }
}

async function decide(
  deps: Deps,
  deciding: Deciding<UserRecord>,
  { actor, origin, input }: Omit<Call, 'id'> & { input: DismissalInput },
): Promise<Decision<UserRecord>> {
  const { trx, row, now, today } = deciding;
  const { dismissed_at } = input;
  refuse(row, actor, { dismissed_at, today });
  const { successor, moved } = await handOver(deps, deciding, {
    actor,
    origin,
    successorId: input.successor_id,
  });
  // The face of somebody who works here no longer serves nobody: its bytes go with the next tidying.
  const columns = { status: 'dismissed', dismissed_at, avatar_file_id: null } as const;
  await updateUser(trx, row.id, { columns, actorId: actor.id, now });
  await replaceRoles(trx, row.id, []);
  await endSessions(deps, trx, row.id);
  await tellGone(deps, trx, row.id);
  await requireRoleEditor(trx, 'base');
  const roles = row.roles.map(({ name }) => name).join(', ');
  return {
    action: 'user.dismissed',
    said: [
      { field: 'dismissed_at', old: null, new: dismissed_at },
      ...(row.avatar === null ? [] : [AVATAR_REMOVED]),
      ...(roles === '' ? [] : [{ field: 'role_ids', old: roles, new: null }]),
      ...(successor === null ? [] : [{ field: 'successor', old: null, new: successor }]),
      ...(successor === null || moved.length === 0
        ? []
        : [{ field: 'handed_over', old: null, new: countedByHolder(moved, successor) }]),
    ],
    notify: async (outer) => {
      if (successor !== null) await tellHolders(deps, outer, { user: row, actor, moved, successor });
    },
  };
}

/**
 * The employee is dismissed: nobody logs in as them any more, their roles are gone, and all that waited for them waits for
 * the successor, in one transaction. Refuses with 404, with 409 and the present account, with 403 oneself, and with 422 a
 * day to come, open work without a successor, a successor who cannot take it, and the last who may edit roles.
 */
export function dismiss(deps: Deps, { input, ...call }: Call & { input: DismissalInput }): Promise<User> {
  return underRoles(deps, (inner) =>
    changeRecord(inner, userSource, {
      ...call,
      lockVersion: input.lock_version,
      decide: (deciding) => decide(inner, deciding, { ...call, input }),
    }),
  );
}
