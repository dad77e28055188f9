import type { User } from 'shared/contract/user';
import { DocumentPage, type DocumentDefinition } from 'shared/document';
import { formatDate, formatDateTime, shortName } from 'shared/format';
import { useSessionUser } from 'shared/session';
import { KeyValue, Section, StatusPill } from 'shared/ui';

import { paths } from '../paths';
import { RepeatInvitation } from './invitation/repeat-invitation';
import { EmployeeSecurity } from './security/employee-security';
import { OwnSecurity } from './security/own-security';
import { userStatusLook } from './user-status-look';

const register = { title: 'Сотрудники', path: paths.users };

function Account({ user }: { user: User }) {
  return (
    <Section title="Учётная запись">
      <KeyValue
        items={[
          { label: 'Роли', value: user.roles.map((role) => role.name).join(', ') },
          { label: 'Табельный номер', value: user.personnel_number },
          { label: 'Принят', value: formatDate(user.hired_at) },
          { label: 'Последний вход', value: formatDateTime(user.last_login_at) },
          { label: 'Запись создана', value: formatDateTime(user.created_at) },
        ]}
      />
    </Section>
  );
}

function Profile({ user }: { user: User }) {
  const isOwn = useSessionUser().id === user.id;
  return (
    <>
      {user.can.invite && <RepeatInvitation user={user} />}
      <Account user={user} />
      {isOwn ? <OwnSecurity /> : user.can.end_sessions && <EmployeeSecurity user={user} />}
    </>
  );
}

/** Whose profile is one's own is said above the name. */
function Kind({ id }: { id: number }) {
  return useSessionUser().id === id ? 'Мой профиль' : 'Сотрудник';
}

const userCard: DocumentDefinition<User> = {
  kind: 'user',
  resource: 'users',
  noun: {
    gender: 'm',
    nominative: 'сотрудник',
    genitive: 'сотрудника',
    dative: 'сотруднику',
    accusative: 'сотрудника',
    genitivePlural: 'сотрудников',
  },
  register: () => register,
  paths: { card: paths.user },
  name: shortName,
  missing: {
    title: 'Такого сотрудника нет',
    text: 'Запись могла быть удалена, или адрес набран с ошибкой.',
  },
  head: (user) => ({
    eyebrow: <Kind id={user.id} />,
    title: user.full_name,
    status: <StatusPill {...userStatusLook(user.status)} />,
    facts: [
      { label: 'Должность', value: user.job_title },
      { label: 'Подразделение', value: user.department_name },
      { label: 'Почта', value: <a href={`mailto:${user.email}`}>{user.email}</a> },
      { label: 'Телефон', value: user.phone },
    ],
  }),
  tabs: [{ id: 'main', label: 'Основное', render: (user) => <Profile user={user} /> }],
};

/** An employee's profile; one's own is open to everyone. */
export default function UserPage() {
  return <DocumentPage definition={userCard} />;
}
