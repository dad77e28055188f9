import type { User } from 'shared/contract/user/user';
import { DocumentEditPage } from 'shared/document-form';
import { shortName } from 'shared/format';

import { paths } from '../../paths';
import { USER_MISSING, USER_NOUN } from '../user-noun';
import { UserForm } from './user.form';

/** The page that changes an employee's data, one's own included. */
export default function UserEditPage() {
  return (
    <DocumentEditPage<User>
      resource="users"
      noun={USER_NOUN}
      back={paths.users()}
      card={paths.user}
      missing={USER_MISSING}
      name={shortName}
      note={() => 'У вас нет права изменять учётные записи.'}
      form={(user, open, closed) => <UserForm user={user} open={open} closed={closed} />}
    />
  );
}
