import { useNavigate } from 'shared/area';

import { paths } from '../../paths';
import UsersPage from '../users.page';
import { InvitationDialog } from './invitation.dialog';

/** The address of a new employee: their invitation over the list, which is where it leads back to. */
export default function UserCreatePage() {
  const navigate = useNavigate();
  const leave = () => void navigate(paths.users(), { replace: true });
  return (
    <>
      <UsersPage />
      <InvitationDialog onClose={leave} />
    </>
  );
}
