import { http } from 'shared/http';

import type { UserAvatars } from '../contract/user/avatar';

/** Employees who have a picture, and where it is read. */
export async function findAvatars(signal: AbortSignal): Promise<UserAvatars['data']> {
  return (await http.get<UserAvatars>('/api/users/avatars', { signal })).data.data;
}

/** The bytes of a picture: an element that shows pictures sends no token of a session, so they are fetched. */
export async function getAvatar(address: string, signal: AbortSignal): Promise<Blob> {
  return (await http.get<Blob>(address, { responseType: 'blob', signal })).data;
}
