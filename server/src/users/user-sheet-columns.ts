import type { UserRow } from 'shared/contract/user';
import { USER_STATUS_LABELS } from 'shared/contract/user.labels';
import { type ExportColumns, textColumn } from '../lists/export-column';

/** The list of employees in a spreadsheet. */
export const userSheetColumns: ExportColumns<UserRow> = {
  full_name: textColumn('Сотрудник', 36, (row) => row.full_name),
  email: textColumn('Электронная почта', 28, (row) => row.email),
  phone: textColumn('Телефон', 20, (row) => row.phone),
  job_title: textColumn('Должность', 32, (row) => row.job_title),
  department_name: textColumn('Подразделение', 32, (row) => row.department_name),
  department: textColumn('Подразделение', 32, (row) => row.department_name),
  status: textColumn('Состояние', 16, (row) => USER_STATUS_LABELS[row.status]),
  roles: textColumn('Роли', 36, (row) => row.roles.map((role) => role.name).join(', ') || null),
};
