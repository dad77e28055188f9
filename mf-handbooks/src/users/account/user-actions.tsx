import { useState } from 'react';
import { useNavigate, useSearchParams } from 'shared/area';
import type { User } from 'shared/contract/user/user';
import { usePermission } from 'shared/session';
import type { MenuEntry } from 'shared/ui';

import { HeadActions } from '../../head-actions/head-actions';
import { paths } from '../../paths';
import { AccountQuestionDialog, type AccountQuestion } from './account-question.dialog';
import { DeletionDialog } from './deletion.dialog';
import { DismissalDialog } from './dismissal.dialog';
import { RolesDialog } from './roles.dialog';

type Task = 'roles' | 'dismiss' | 'delete' | AccountQuestion;

interface Reader {
  mayReadRoles: boolean;
  begin: (task: Task) => void;
  /** Opens what the employee sees; null for those who may not. */
  look: (() => void) | null;
}

function entriesOf(user: User, { mayReadRoles, begin, look }: Reader): MenuEntry[] {
  const { can, status } = user;
  const entry = (task: Task, label: string, danger = false): MenuEntry => ({
    label,
    danger,
    onSelect: () => {
      begin(task);
    },
  });
  const plain: MenuEntry[] = [];
  if (can.change_roles && mayReadRoles) plain.push(entry('roles', 'Назначить роли'));
  if (can.block && status === 'active') plain.push(entry('block', 'Заблокировать'));
  if (can.block && status === 'blocked') plain.push(entry('unblock', 'Разблокировать'));
  if (can.reinstate === true) plain.push(entry('reinstate', 'Вернуть на работу'));
  if (look !== null) plain.push({ label: 'Что увидит сотрудник', onSelect: look });
  const ends: MenuEntry[] = [];
  if (can.dismiss) ends.push(entry('dismiss', 'Уволить', true));
  if (can.delete) ends.push(entry('delete', 'Удалить учётную запись', true));
  return plain.length > 0 && ends.length > 0 ? [...plain, 'separator', ...ends] : [...plain, ...ends];
}

/** What the reader may do with the account. */
export function UserActions({ user, place }: { user: User; place: 'head' | 'phone' }) {
  const [task, setTask] = useState<Task | null>(null);
  const [search] = useSearchParams();
  const mayReadRoles = usePermission('Просмотр ролей');
  const mayLook = usePermission(['Просмотр ролей', 'Редактирование чужих учётных записей']);
  const navigate = useNavigate();
  const look = mayLook ? () => void navigate(paths.preview({ user: user.id })) : null;
  const entries = entriesOf(user, { mayReadRoles, begin: setTask, look });
  const close = () => {
    setTask(null);
  };
  return (
    <>
      <HeadActions
        place={place}
        editTo={user.can.edit ? paths.userEdit(user.id, search.get('list') ?? '') : null}
        entries={entries}
      />
      {task === 'roles' && <RolesDialog user={user} onClose={close} />}
      {task === 'dismiss' && <DismissalDialog user={user} onClose={close} />}
      {task === 'delete' && (
        <DeletionDialog
          user={user}
          onDismiss={() => {
            setTask('dismiss');
          }}
          onClose={close}
        />
      )}
      {(task === 'block' || task === 'unblock' || task === 'reinstate') && (
        <AccountQuestionDialog user={user} question={task} onClose={close} />
      )}
    </>
  );
}

/** True when the reader may do anything with the account at all. */
export const hasActions = ({ can }: User): boolean =>
  can.edit || can.change_roles || can.block || can.dismiss || can.reinstate === true || can.delete;
