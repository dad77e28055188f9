import type { SessionUser } from 'shared/contract/session/session';
import { shortName } from 'shared/format';

/** «Соколова М. Д.» of «Соколова Мария Дмитриевна». */
export function personName(user: Pick<SessionUser, 'full_name'>): string {
  const [last_name = '', first_name = null, middle_name = null] = user.full_name.split(/\s+/);
  return shortName({ last_name, first_name, middle_name });
}
