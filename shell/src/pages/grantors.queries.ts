import { ROLE_PRESETS } from 'shared/contract/access/roles';
import type { UserRow } from 'shared/contract/user/user';
import { listQuery, useQuery } from 'shared/query';

import { personName } from '../layout/person/person';

/** The preset that holds every right is the first one, and the first role of every installation. */
const ADMINISTRATOR = ROLE_PRESETS[0]?.name;
const SHOWN = 3;

/** Names of the people who grant rights, a few at most; empty until they are known. */
export function useGrantors(): string[] {
  const { data } = useQuery(
    listQuery<UserRow>({
      resource: 'users',
      defaults: { 'filter[role_id]': '1', 'filter[status]': 'active', per_page: '20' },
    }),
  );
  return (
    (data?.data ?? [])
      .filter((user) => user.roles.some((role) => role.name === ADMINISTRATOR))
      .slice(0, SHOWN)
      // A number that is broken over two lines cannot be read out.
      .map(
        (user) => personName(user) + (user.phone === null ? '' : `, ${user.phone.replaceAll(' ', '\u00a0')}`),
      )
  );
}
