import type { RegisterWords } from '../record/register-words';

/** The list of employees: its columns and by what it is narrowed. */
export const USER_REGISTER = {
  columns: {
    full_name: { title: 'Сотрудник', sort: true },
    job_title: { title: 'Должность' },
    department_name: { title: 'Подразделение' },
    email: { title: 'Электронная почта', head: 'Почта', sort: true },
    status: { title: 'Статус', sort: true },
    roles: { title: 'Роли' },
    phone: { title: 'Телефон' },
  },
  filters: {
    status: 'choice',
    department_id: { kind: 'reference', label: 'Подразделение' },
    job_title_id: 'reference',
    head_id: { kind: 'reference', label: 'Руководитель' },
    role_id: { kind: 'reference', label: 'Роль' },
  },
} as const satisfies RegisterWords;
