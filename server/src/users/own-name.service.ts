import type { User } from 'shared/contract/user/user';
import type { OwnName } from 'shared/contract/user/user-input';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Forbidden } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { changeRecord } from '../records/record-change.service';
import { userSource } from './user-source';
import { updateUser } from './users.repository';

/**
 * The employee says how they are called, once, where the directory of the company did not. Refuses with 403 whoever has
 * a name that somebody said, with 409 a version that is no longer the last.
 */
export function nameOneself(
  deps: Deps,
  { actor, origin, input }: { actor: Actor; origin: RequestOrigin; input: OwnName },
): Promise<User> {
  const { lock_version: lockVersion, middle_name: middle, ...names } = input;
  return changeRecord(deps, userSource, {
    actor,
    origin,
    id: actor.id,
    lockVersion,
    decide: async ({ trx, row, now }) => {
      if (row.name_is_guess !== true) {
        throw new Forbidden('Имя уже указано. Изменить его может тот, кто ведёт учётные записи');
      }
      const columns = { ...names, middle_name: middle || null, name_is_guess: false };
      await updateUser(trx, row.id, { columns, actorId: actor.id, now });
      return { action: 'user.updated' };
    },
  });
}
