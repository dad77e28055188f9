import type { BookChoice } from '../../contract/books/book-schema';
import type { UserRow } from '../../contract/user/user';
import { referenceSource } from '../../query/query';
import type { Picked } from './picked';

/** Employees at work as choices, post and department under the name. */
export const employeeSource = referenceSource({
  resource: 'users',
  filters: { 'filter[status]': 'active' },
  option: (user: UserRow): Picked => ({
    value: user.id,
    label: user.full_name,
    note: [user.job_title, user.department_name].filter(Boolean).join(' · ') || undefined,
  }),
});

/** Departments in use as choices, the one above under the name. */
export const departmentSource = referenceSource({
  resource: 'departments',
  filters: { 'filter[is_active]': 'true' },
  option: (department: BookChoice): Picked => ({
    value: department.id,
    label: department.name,
    note: department.parent_name ?? undefined,
  }),
});
