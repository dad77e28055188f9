import { permissionLabel } from 'shared/contract/access/permissions';
import { quoted } from 'shared/contract/quotation';
import type { User } from 'shared/contract/user/user';
import type { NewUser } from 'shared/contract/user/user-input';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { within } from '../records/within';
import { create } from './user-creation.service';
import { update } from './users.service';

/**
 * An invited account with everything that is said of its bearer, or nothing of it. Refuses as an invitation and a change
 * do: with 422 an address that is taken, a broken rule, and what only those who look after accounts may say; with 403
 * roles from somebody who may not give them.
 */
export async function createWhole(
  deps: Deps,
  input: NewUser,
  by: { actor: Actor; origin: RequestOrigin },
): Promise<User> {
  const { last_name, first_name, middle_name, email, role_ids, ...said } = input;
  const person = { last_name, first_name, email, middle_name: middle_name ?? undefined };
  const rest = Object.entries(said).filter(([, value]) => value !== undefined && value !== null);
  if (rest.length > 0 && !by.actor.permissions.has('users.update_other')) {
    const text = `Остальное о сотруднике заполняет тот, у кого есть право ${quoted(permissionLabel('users.update_other'))}`;
    throw new ValidationFailed(Object.fromEntries(rest.map(([field]) => [field, [text]])));
  }
  return deps.transact(async (trx) => {
    const inner = within(deps, trx);
    const made = await create(inner, { ...person, role_ids }, by);
    if (rest.length === 0) return made;
    const change = { ...Object.fromEntries(rest), lock_version: made.lock_version };
    return update(inner, { ...by, id: made.id, input: change });
  });
}
