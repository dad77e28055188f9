import { Link } from 'shared/area';
import type { RoleRow } from 'shared/contract/access/role';
import { USER_STATUS_LABELS, type UserRow } from 'shared/contract/user/user';
import { errorOf } from 'shared/http';
import { listQuery, useQuery } from 'shared/query';
import { usePermission } from 'shared/session';
import { Button, Loader, Strip, TextLink } from 'shared/ui';

import { paths } from '../../paths';
import classes from '../rights/rights.module.css';

const SHOWN = 20;

/** Employees who have the role: the first of them, and the way to all. */
export function RoleHolders({ role }: { role: Pick<RoleRow, 'id'> }) {
  const mayOpen = usePermission('Редактирование чужих учётных записей');
  const conditions = { 'filter[role_id]': String(role.id) };
  const { data, error, refetch } = useQuery(
    listQuery<UserRow>({
      resource: 'users',
      defaults: { ...conditions, sort: 'full_name', per_page: String(SHOWN) },
    }),
  );
  if (data === undefined && error === null) return <Loader />;
  if (data === undefined) {
    return (
      <Strip tone="red" live="alert" action={<Button onClick={() => void refetch()}>Повторить</Button>}>
        {`Список сотрудников не загрузился. ${errorOf(error).message}`}
      </Strip>
    );
  }
  if (data.data.length === 0) return <p>Роль никому не назначена.</p>;
  return (
    <>
      <ul className={classes.holders}>
        {data.data.map((person) => (
          <li key={person.id}>
            {mayOpen ? (
              <Link to={paths.user(person.id)}>{person.full_name}</Link>
            ) : (
              <span>{person.full_name}</span>
            )}
            <small>
              {[person.job_title, person.status === 'active' ? null : USER_STATUS_LABELS[person.status]]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      {data.meta.total > SHOWN && (
        <TextLink to={paths.users(new URLSearchParams(conditions).toString())}>
          Все сотрудники с этой ролью
        </TextLink>
      )}
    </>
  );
}
