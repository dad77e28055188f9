import { join } from 'node:path';
import { readData } from '../read-area.mjs';

/** The session of somebody who may do everything, and where the browser keeps it. */
export function everyRight(root) {
  const contract = (file) => readData(join(root, 'shared', 'src', 'contract', file));
  const { PERMISSIONS } = contract('access/permission-list.ts');
  const { EXTENSIONS } = contract('access/extension-list.ts');
  const { SESSION_STORAGE_KEY } = contract('session/session-storage.ts');
  const session = {
    token: 'conformance',
    user: {
      id: 1,
      email: 'sokolova@contracts.local',
      full_name: 'Соколова Мария Дмитриевна',
      job_title: 'Юрист',
      department_id: 1,
      department_name: 'Юридический отдел',
      roles: ['Администратор'],
      permissions: [...PERMISSIONS, ...EXTENSIONS].map(({ id, name, name_translate }) => ({
        ...{ id, name, name_translate },
      })),
    },
  };
  return { storageKey: SESSION_STORAGE_KEY, session };
}
