import type { User } from 'shared/contract/user/user';
import { http } from 'shared/http';

const url = (id: number) => `/api/users/${String(id)}/avatar`;

/** Sends the picture; refuses with 413, 415 or 422 and a sentence. */
export async function putAvatar(
  id: number,
  { picture, onProgress }: { picture: Blob; onProgress: (percent: number) => void },
): Promise<User> {
  const form = new FormData();
  form.append('file', picture, 'avatar.jpg');
  const { data } = await http.put<User>(url(id), form, {
    onUploadProgress: ({ progress }) => {
      if (progress !== undefined) onProgress(Math.round(progress * 100));
    },
  });
  return data;
}

/** The employee has no picture any longer. */
export async function deleteAvatar(id: number): Promise<User> {
  return (await http.delete<User>(url(id))).data;
}
