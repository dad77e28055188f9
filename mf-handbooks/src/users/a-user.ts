import { user, type User } from 'shared/contract/user/user';

/** An employee of a test, as the contract has it: in force, nothing allowed. */
export function aUser(given: Partial<Omit<User, 'can'>> & { can?: Partial<User['can']> } = {}): User {
  const { can, ...rest } = given;
  return user.parse({
    id: 1,
    full_name: 'Соколова Мария Дмитриевна',
    last_name: 'Соколова',
    first_name: 'Мария',
    middle_name: 'Дмитриевна',
    email: 'lawyer@contracts.local',
    phone: null,
    job_title: 'Юрист',
    job_title_id: 4,
    department_id: 2,
    department_name: 'Юридический отдел',
    status: 'active',
    roles: [{ id: 2, name: 'Юрист' }],
    lock_version: 1,
    gender: 'female',
    full_name_genitive: null,
    full_name_dative: null,
    declined: { genitive: 'Соколовой Марии Дмитриевны', dative: 'Соколовой Марии Дмитриевне' },
    organization: null,
    head: null,
    department_head: null,
    personnel_number: '000412',
    hired_at: '2021-03-01',
    dismissed_at: null,
    timezone: 'Europe/Moscow',
    signature_limit: null,
    last_login_at: null,
    created_at: '2021-03-01T08:00:00Z',
    open_groups: [],
    ...rest,
    can: {
      edit: false,
      change_roles: false,
      block: false,
      dismiss: false,
      delete: false,
      end_sessions: false,
      invite: false,
      ...can,
    },
  });
}
