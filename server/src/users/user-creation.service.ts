import type { z } from 'zod';
import type { User, userInput } from 'shared/contract/user/user';
import { createInvited, queueInvitation } from '../accounts/registration/invitation.service';
import type { Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Forbidden, NotFound, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { replaceRoles } from '../roles/held-roles.service';
import { lockRoles, requireKnownRoles } from '../roles/roles.service';
import { type UserRecord, findDismissedName, findUser } from './users.repository';
import { userView } from './users.view';

interface Change {
  actor: Actor;
  origin: RequestOrigin;
}

async function required(trx: Trx, id: number, actor: Actor): Promise<UserRecord> {
  const user = await findUser(trx, actor, id);
  if (user === null) throw new NotFound('Сотрудник не найден');
  return user;
}

async function takenText(trx: Trx, email: string): Promise<string> {
  const dismissed = await findDismissedName(trx, email);
  if (dismissed === null) return 'Учётная запись с этим адресом уже есть';
  return `Этот адрес у учётной записи уволенного сотрудника: ${dismissed}. Откройте её и выберите «Вернуть на работу»`;
}

/**
 * An account that waits for its bearer, who is written to. Refuses with 422 an address that is taken and an unknown role,
 * and with 403 roles from somebody who may not give them.
 */
export async function create(deps: Deps, input: z.output<typeof userInput>, by: Change): Promise<User> {
  const { actor, origin } = by;
  const roleIds = [...new Set(input.role_ids ?? [])];
  if (roleIds.length > 0 && !actor.permissions.has('users.change_roles')) throw new Forbidden();
  return deps.transact(async (trx) => {
    await lockRoles(trx);
    const { last_name, first_name, email } = input;
    const middle_name =
      input.middle_name === undefined || input.middle_name === '' ? null : input.middle_name;
    const person = { last_name, first_name, middle_name, email, created_by_id: actor.id };
    const id = await createInvited(deps, trx, person);
    if (id === null) throw new ValidationFailed({ email: [await takenText(trx, email)] });
    await requireKnownRoles(trx, roleIds);
    await replaceRoles(trx, id, roleIds);
    const user = await required(trx, id, actor);
    await deps.activity.record(trx, {
      actor,
      action: 'user.created',
      entityType: 'user',
      entityId: user.id,
      entityLabel: user.full_name,
      origin,
    });
    await queueInvitation(deps, trx, { userId: user.id, inviter: actor.name, origin });
    return userView(actor, user);
  });
}

/** One more letter to somebody who has not come yet; refuses with 422 an account that is open or of the person's own making. */
export async function inviteAgain(deps: Deps, id: number, by: Change): Promise<void> {
  await deps.transact(async (trx) => {
    const user = await required(trx, id, by.actor);
    if (user.status !== 'invited' || user.self_registered) {
      throw new ValidationFailed({
        base: ['Приглашать некого: учётная запись уже открыта или создана не администратором'],
      });
    }
    await deps.activity.record(trx, {
      ...by,
      action: 'user.invited',
      entityType: 'user',
      entityId: id,
      entityLabel: user.full_name,
    });
    await queueInvitation(deps, trx, { userId: id, inviter: by.actor.name, origin: by.origin });
  });
}
