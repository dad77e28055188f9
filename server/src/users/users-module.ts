import { RECORD_KINDS } from 'shared/contract/record-kinds';
import { addRegister } from '../lists/register-catalogue';
import type { Deps } from '../platform/module';
import { userRegister } from './user-register';
import { usersRoutes } from './users.routes';

/** Employees: list, card, roles, blocking, deletion. */
export function usersModule(deps: Deps): void {
  deps.activity.labels({
    'user.created': 'Создание учётной записи',
    'user.invited': 'Повторное приглашение сотрудника',
    'user.sessions_ended': 'Завершение сеансов сотрудника',
    'user.updated': 'Изменение учётной записи',
    'user.deleted': 'Удаление учётной записи',
  });
  deps.activity.pages(RECORD_KINDS.user.name, RECORD_KINDS.user);
  addRegister(deps.app, userRegister);
  usersRoutes(deps);
}
