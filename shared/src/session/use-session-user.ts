import { useSelector } from 'react-redux';

import type { SessionUser } from '../contract/session/session';
import { selectPageUser } from './session.slice';

/** The person logged in; pages live behind the guard, so there always is one. */
export function useSessionUser(): SessionUser {
  const user = useSelector(selectPageUser);
  if (user === null) throw new Error('A page that needs a session was shown without one');
  return user;
}
