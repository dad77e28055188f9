import { useSearchParams } from 'react-router-dom';

export type AuthMode = 'login' | 'register' | 'forgot';

/** Address of another form of the way in; the way back after login is kept. */
export function useAuthAddress(): (mode: AuthMode) => string {
  const [search] = useSearchParams();
  return (mode) => {
    const next = new URLSearchParams(search);
    if (mode === 'login') next.delete('mode');
    else next.set('mode', mode);
    const text = next.toString();
    return text === '' ? '/auth' : `/auth?${text}`;
  };
}
