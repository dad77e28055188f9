import type { RuntimeConfig } from 'shared/contract/realtime/realtime';
import type { LiveSession } from 'shared/contract/session/session';
import { http } from 'shared/http';

/** Where the person is logged in, this place first. */
export async function findSessions(signal: AbortSignal): Promise<LiveSession[]> {
  return (await http.get<{ data: LiveSession[] }>('/api/sessions', { signal })).data.data;
}

/** Whether passwords are a way in at all: a company may let people in through its provider alone. */
export async function hasPasswords(signal: AbortSignal): Promise<boolean> {
  const { data } = await http.get<Partial<RuntimeConfig>>('/config.json', { signal });
  return data.sign_in?.password !== false;
}

/** Ends one of one's own sessions; 404 when it is over already. */
export async function endSession(id: number): Promise<void> {
  await http.delete(`/api/sessions/${String(id)}`);
}

/** Ends every session of one's own but this one. */
export async function endOtherSessions(): Promise<void> {
  await http.post('/api/sessions/end-others');
}

/** Logs another employee out everywhere. */
export async function endSessionsOf(userId: number): Promise<void> {
  await http.post(`/api/users/${String(userId)}/end-sessions`);
}

export interface PasswordChange {
  current_password: string;
  password: string;
}

/** Changes one's own password and answers what to tell; 422 under the field that does not fit. */
export async function changePassword(input: PasswordChange): Promise<string> {
  return (await http.post<{ message: string }>('/api/password/change', input)).data.message;
}
