import type { UserReference } from 'shared/contract/list/reference';
import type { User } from 'shared/contract/user/user';
import { timezoneLabel, USER_GENDER_LABELS } from 'shared/contract/user/user.labels';
import { DocumentPage, OutsideLink, type DocumentDefinition } from 'shared/document';
import { counterpartyName, formatAmount, formatDate, formatDateTime, shortName } from 'shared/format';
import { Face } from 'shared/person';
import { usePermission, useSessionUser } from 'shared/session';
import { KeyValue, Section, StatusPill, TextLink } from 'shared/ui';

import { paths } from '../paths';
import { hasActions, UserActions } from './account/user-actions';
import { AvatarSection } from './avatar/avatar-section';
import { RepeatInvitation } from './invitation/repeat-invitation';
import { GuessedName } from './own-name/guessed-name';
import { EmployeeSecurity } from './security/employee-security';
import { OwnSecurity } from './security/own-security';
import { USER_MISSING, USER_NOUN, USERS_REGISTER } from './user-noun';
import { userStatusLook } from './user-status-look';
import classes from './users.module.css';

function headOf({
  head,
  department_head: fallback,
  id,
}: User): { person: UserReference; note?: string } | null {
  if (head !== null) return { person: head };
  return fallback === null || fallback.id === id
    ? null
    : { person: fallback, note: 'Руководит подразделением' };
}

function Work({ user }: { user: User }) {
  const mayOpen = usePermission('Редактирование чужих учётных записей');
  const head = headOf(user);
  const name = head === null ? null : head.person.full_name;
  return (
    <Section title="Работа">
      <KeyValue
        items={[
          {
            label: 'Организация',
            value: user.organization === null ? null : counterpartyName(user.organization),
          },
          {
            label: 'Руководитель',
            value:
              head !== null && mayOpen ? <TextLink to={paths.user(head.person.id)}>{name}</TextLink> : name,
            note: head?.note,
          },
          { label: 'Табельный номер', value: user.personnel_number },
          { label: 'Принят', value: formatDate(user.hired_at) },
          ...(user.dismissed_at === null ? [] : [{ label: 'Уволен', value: formatDate(user.dismissed_at) }]),
          {
            label: 'Предел суммы при подписании',
            value: user.signature_limit === null ? null : formatAmount(user.signature_limit, 'RUB'),
          },
        ]}
      />
    </Section>
  );
}

function Person({ user }: { user: User }) {
  const suggested = 'Предложено программой';
  return (
    <Section title="Личные данные">
      <KeyValue
        items={[
          { label: 'Пол', value: user.gender === null ? null : USER_GENDER_LABELS[user.gender] },
          { label: 'Часовой пояс', value: timezoneLabel(user.timezone) },
          {
            label: 'В родительном падеже',
            value: user.declined.genitive,
            note: user.full_name_genitive === null ? suggested : undefined,
          },
          {
            label: 'В дательном падеже',
            value: user.declined.dative,
            note: user.full_name_dative === null ? suggested : undefined,
          },
        ]}
      />
    </Section>
  );
}

function Profile({ user }: { user: User }) {
  const isOwn = useSessionUser().id === user.id;
  return (
    <>
      <div className={classes.notices}>
        {user.can.invite && <RepeatInvitation user={user} />}
        <GuessedName user={user} />
      </div>
      <Work user={user} />
      <Person user={user} />
      {user.can.change_avatar && <AvatarSection user={user} />}
      {isOwn ? <OwnSecurity /> : user.can.end_sessions && <EmployeeSecurity user={user} />}
    </>
  );
}

/** Roles with the way to each, for those who may read them, and the life of the account. */
function Account({ user }: { user: User }) {
  const mayRead = usePermission('Просмотр ролей');
  const roles = user.roles.map((role, at) => (
    <span key={role.id}>
      {at > 0 && ', '}
      {mayRead ? <TextLink to={paths.role(role.id)}>{role.name}</TextLink> : role.name}
    </span>
  ));
  return (
    <Section title="Учётная запись" inset="rail">
      <KeyValue
        columns={1}
        items={[
          { label: 'Роли', value: roles.length === 0 ? null : roles },
          { label: 'Последний вход', value: formatDateTime(user.last_login_at) },
          { label: 'Запись создана', value: formatDateTime(user.created_at) },
        ]}
      />
    </Section>
  );
}

/** Whose profile is one's own is said above the name. */
function Kind({ id }: { id: number }) {
  return useSessionUser().id === id ? 'Мой профиль' : 'Сотрудник';
}

const userCard: DocumentDefinition<User> = {
  kind: 'user',
  resource: 'users',
  noun: USER_NOUN,
  register: () => USERS_REGISTER,
  paths: { card: paths.user },
  name: shortName,
  missing: USER_MISSING,
  head: (user) => ({
    eyebrow: <Kind id={user.id} />,
    title: user.full_name,
    picture: <Face name={user.full_name} avatar={user.avatar} decorative />,
    status: <StatusPill {...userStatusLook(user.status)} />,
    facts: [
      { label: 'Должность', value: user.job_title },
      { label: 'Подразделение', value: user.department_name },
      { label: 'Почта', value: <OutsideLink text={user.email} />, full: true },
      { label: 'Телефон', value: user.phone && <OutsideLink text={user.phone} />, full: true },
    ],
  }),
  tabs: [{ id: 'main', label: 'Основное', render: (user) => <Profile user={user} /> }],
  history: true,
  aside: (user) => <Account user={user} />,
  actions: (user, place) => (hasActions(user) ? <UserActions user={user} place={place} /> : null),
};

/** An employee's profile; one's own is open to everyone. */
export default function UserPage() {
  return <DocumentPage definition={userCard} />;
}
