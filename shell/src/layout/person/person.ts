import type { Registry } from 'shared/contract/release/registry';
import type { SessionUser } from 'shared/contract/session/session';
import { shortName } from 'shared/format';

/** «Соколова М. Д.» of «Соколова Мария Дмитриевна». */
export function personName(user: Pick<SessionUser, 'full_name'>): string {
  const [last_name = '', first_name = null, middle_name = null] = user.full_name.split(/\s+/);
  return shortName({ last_name, first_name, middle_name });
}

/** Address of the person's own profile, when some area has such a page. */
export function profileAddress(registry: Registry, user: Pick<SessionUser, 'id'>): string | null {
  const routes = registry.areas.flatMap((area) => area.definition.routes);
  const profile = routes.find((route) => route.own_profile === true);
  return profile === undefined ? null : profile.path.replace(':id', String(user.id));
}
