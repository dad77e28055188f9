import { presentEmployee } from '../accounts/employee.service';
import { getRow } from '../lists/listed-row';
import { requireRegister } from '../lists/register-catalogue';
import { HttpError } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { allowPresence, type PresenceRule } from '../platform/realtime/presence-rules';

/** Who sees a record of a register sees who else has it open. */
export function presenceModule(deps: Deps): void {
  const sees: PresenceRule = async (actor, { resource, id }) => {
    try {
      const { list } = requireRegister(deps.app, resource, actor);
      await getRow(deps, list, { actor, id });
      return true;
    } catch (error) {
      if (error instanceof HttpError) return false;
      throw error;
    }
  };
  allowPresence(deps.app, sees, (userId) => presentEmployee(deps.db, userId));
}
