import { useNavigate } from 'react-router-dom';

import { useSuite } from '../suite';
import { logOut } from './logout';

/** Logs the person out and shows the login without a way back: the next person may be another one. */
export function useLogOut(): () => void {
  const { store, page } = useSuite();
  const navigate = useNavigate();
  return () => {
    logOut(store, page);
    // The address of the page that was left stays out of the login's address.
    void navigate('/auth');
  };
}
