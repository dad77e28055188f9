import { useParams, useSearchParams } from 'shared/area';
import type { User } from 'shared/contract/user';
import { formatDate, formatDateTime, shortName } from 'shared/format';
import { RecordPage } from 'shared/register';
import { useSessionUser } from 'shared/session';
import { KeyValue, Section, StatusPill } from 'shared/ui';
import { DocumentHead } from 'shared/document';

import { paths } from '../paths';
import { RepeatInvitation } from './invitation/repeat-invitation';
import { EmployeeSecurity } from './security/employee-security';
import { OwnSecurity } from './security/own-security';
import { userStatusLook } from './user-status-look';

function UserBody({ user, isOwn }: { user: User; isOwn: boolean }) {
  return (
    <>
      <DocumentHead
        eyebrow={isOwn ? 'Мой профиль' : 'Сотрудник'}
        title={user.full_name}
        status={<StatusPill {...userStatusLook(user.status)} />}
        facts={[
          { label: 'Должность', value: user.job_title },
          { label: 'Подразделение', value: user.department_name },
          { label: 'Почта', value: <a href={`mailto:${user.email}`}>{user.email}</a> },
          { label: 'Телефон', value: user.phone },
        ]}
      />
      {user.can.invite && <RepeatInvitation user={user} />}
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
      {isOwn ? <OwnSecurity /> : user.can.end_sessions && <EmployeeSecurity user={user} />}
    </>
  );
}

/** An employee's profile; one's own is open to everyone. */
export default function UserPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const reader = useSessionUser();
  return (
    <RecordPage<User>
      resource="users"
      id={id}
      entity="user"
      list={() => ({ title: 'Сотрудники', to: `${paths.users()}?${search.get('list') ?? ''}` })}
      nameOf={shortName}
      missing="Такого сотрудника нет"
    >
      {(user) => <UserBody user={user} isOwn={user.id === reader.id} />}
    </RecordPage>
  );
}
