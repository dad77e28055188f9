import { sql } from 'kysely';
import { ALL_PERMISSIONS, isPermissionName } from 'shared/contract/access/permissions';
import { USER_STATUSES } from 'shared/contract/user/user';
import { heldRight } from '../lists/columns/held-right';
import { enumFilter, idFilter } from '../lists/list-filters';
import { type ListResource, UnreadableValue } from '../lists/list-resource';
import { containsWords } from '../lists/list-search';
import { mayReadPersonal } from './users.policy';
import { type ListedUser, userColumns, userJoins, visibleUsers } from './users.repository';

const text = (column: string) => sql`${sql.ref(column)} collate "und-x-icu"`;

/** What everybody may find an employee by. */
export const searchedText = sql`search_text(u.full_name || ' ' || u.email)`;
const searchedWithPhone = sql`search_text(u.full_name || ' ' || u.email || ' ' || coalesce(u.phone, ''))`;

/** The list of employees; every employee may read it. */
export const userResource: ListResource<ListedUser> = {
  name: 'users',
  from: sql`users u`,
  id: sql<number>`u.id`,
  columns: userColumns,
  joins: userJoins,
  sorts: {
    full_name: { expression: text('u.full_name') },
    email: { expression: sql`u.email` },
    status: { expression: sql`u.status` },
    last_login_at: { expression: sql`u.last_login_at`, nullable: true },
    created_at: { expression: sql`u.created_at` },
  },
  defaultSort: 'full_name',
  filters: {
    status: enumFilter(sql`u.status`, USER_STATUSES),
    department_id: idFilter(sql`u.department_id`),
    job_title_id: idFilter(sql`u.job_title_id`),
    organization_id: idFilter(sql`u.organization_id`),
    head_id: idFilter(sql`u.head_id`),
    role_id: {
      ...idFilter(sql`ur.role_id`),
      condition: (values, context) => {
        const held = idFilter(sql`ur.role_id`).condition(values, context);
        return held && sql`exists (select from user_roles ur where ur.user_id = u.id and ${held})`;
      },
    },
    permission: {
      shape: 'many',
      value: ALL_PERMISSIONS.map(({ name }) => name),
      note: 'имена прав: у кого есть любое из них',
      condition: ({ equal }) => {
        if (!equal.every(isPermissionName)) throw new UnreadableValue('Выберите одно из допустимых значений');
        return equal.length === 0 ? null : heldRight(...equal);
      },
    },
  },
  search: (value, { actor }) =>
    containsWords(mayReadPersonal(actor) ? searchedWithPhone : searchedText, value),
  visible: ({ actor }) => visibleUsers(actor),
};
