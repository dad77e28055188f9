import type { User, UserInput } from 'shared/contract/user/user';
import { http } from 'shared/http';

/** Makes an account and writes to its bearer; 422 under the field that does not fit. */
export async function inviteUser(input: UserInput): Promise<User> {
  return (await http.post<User>('/api/users', input)).data;
}

/** Sends the invitation once more; the earlier link is over. */
export async function inviteAgain(id: number): Promise<void> {
  await http.post(`/api/users/${String(id)}/invite`);
}
