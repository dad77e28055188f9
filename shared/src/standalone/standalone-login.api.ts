import type { Session } from '../contract/session/session';
import { http } from '../http/http';

/** Opens a session; 422 when the address or the password does not fit. */
export async function logIn(input: { email: string; password: string }): Promise<Session> {
  return (await http.post<Session>('/api/login', input)).data;
}
