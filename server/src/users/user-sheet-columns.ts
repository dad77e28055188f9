import { USER_STATUS_LABELS } from 'shared/contract/user/user.labels';
import { USER_REGISTER } from 'shared/contract/user/user-register';
import { type ExportColumns, textColumn } from '../lists/export-column';
import type { ListedUser } from './users.repository';

/** The title of the column on the screen. */
const wordOf = (key: keyof typeof USER_REGISTER.columns) => USER_REGISTER.columns[key].title;

/** The list of employees in a spreadsheet. */
export const userSheetColumns: ExportColumns<ListedUser> = {
  full_name: textColumn(wordOf('full_name'), 36, (row) => row.full_name),
  email: textColumn(wordOf('email'), 28, (row) => row.email),
  phone: textColumn(wordOf('phone'), 20, (row) => row.phone),
  job_title: textColumn(wordOf('job_title'), 32, (row) => row.job_title),
  department_name: textColumn(wordOf('department_name'), 32, (row) => row.department_name),
  department: textColumn(wordOf('department_name'), 32, (row) => row.department_name),
  status: textColumn(wordOf('status'), 16, (row) => USER_STATUS_LABELS[row.status]),
  roles: textColumn(wordOf('roles'), 36, (row) => row.roles.map((role) => role.name).join(', ') || null),
};
