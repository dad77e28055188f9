import { roleList } from 'shared/contract/access/role';
import { userList } from 'shared/contract/user/user';
import { openWork } from 'shared/contract/user/user-input';
import { aSession, renderPage, screen, stubNetwork } from 'shared/testing';

import { aUser } from '../a-user';
import UserEditPage from '../edit/user-edit.page';
import UserPage from '../user.page';

export const meta = { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false };
const all = { edit: true, change_roles: true, block: true, dismiss: true, delete: true };
/** An employee one may do everything with. */
export const person = aUser({ id: 5, lock_version: 3, open_groups: ['essential', 'open'], can: all });
/** Another one at work, who may take over. */
export const successor = {
  id: 6,
  full_name: 'Преемников Олег Иванович',
  email: 'next@contracts.local',
  phone: null,
  job_title: 'Юрист',
  department_id: null,
  department_name: null,
  status: 'active',
  avatar: null,
  roles: [],
  lock_version: 1,
  can: person.can,
};
const open = openWork.parse({
  data: [
    {
      key: 'agreements.responsible_id',
      label: 'Договоры, где сотрудник ответственный',
      total: 3,
      named_total: 3,
      examples: [{ label: '№ 12 «Поставка»', url: '/agreements/12' }],
    },
  ],
});

/** The card or the form of an employee with open work, over a network that answers. */
export function showAccount(page: 'card' | 'edit', routes: Record<string, unknown> = {}, shown = person) {
  const role = {
    description: null,
    is_system: false,
    data_scope: 'all',
    permissions_count: 1,
    lock_version: 1,
    can: { edit: false, delete: false },
  };
  const network = stubNetwork({
    [`GET /api/users/${String(shown.id)}`]: shown,
    [`GET /api/users/${String(shown.id)}/history`]: { data: [], meta: { ...meta, total: 0 } },
    'GET /api/users': userList.parse({ data: [successor], meta }),
    'GET /api/users/5/open-work': open,
    'GET /api/users/declension': {
      genitive: 'Соколовой Марии Дмитриевны',
      dative: 'Соколовой Марии Дмитриевне',
    },
    'GET /api/sessions': { data: [] },
    'GET /api/roles': roleList.parse({
      data: [
        { ...role, id: 2, name: 'Юрист', users_count: 1 },
        { ...role, id: 3, name: 'Аудитор', users_count: 0 },
      ],
      meta,
    }),
    ...routes,
  });
  const rest = page === 'edit' ? '/edit' : '';
  const rendered = renderPage(page === 'edit' ? <UserEditPage /> : <UserPage />, {
    path: `/handbooks/users/:id${rest}`,
    at: `/handbooks/users/${String(shown.id)}${rest}`,
    session: aSession(),
  });
  const sent = (method: string) => network.requests.filter((request) => request.method === method);
  const choose = async (label: string) => {
    await rendered.user.click(await screen.findByRole('button', { name: 'Другие действия' }));
    await rendered.user.click(screen.getByRole('menuitem', { name: label }));
  };
  return { ...rendered, network, sent, choose };
}
