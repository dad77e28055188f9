import { queryOptions, type QueryClient } from 'shared/query';

import { findAvatars, getAvatar } from './avatars.api';

const AVATARS = ['users', 'avatars'] as const;
const MINUTE = 60_000;

function asAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    };
    reader.onerror = () => {
      reject(new Error('The picture was not read'));
    };
    reader.readAsDataURL(blob);
  });
}

/** Query of who has a picture; without an answer everybody stands by their initials. */
export function avatarsQuery() {
  return queryOptions({
    queryKey: AVATARS,
    queryFn: async ({ signal }) =>
      new Map((await findAvatars(signal)).map(({ id, avatar }) => [id, avatar] as const)),
    staleTime: 5 * MINUTE,
    retry: false,
  });
}

/** Query of a picture as an address that shows it; under one address there is never another picture. */
export function avatarQuery(address: string) {
  return queryOptions({
    queryKey: ['users', 'avatar', address],
    queryFn: async ({ signal }) => asAddress(await getAvatar(address, signal)),
    staleTime: Infinity,
    retry: false,
  });
}

/** Who has a picture is asked anew. Never rejects: a failure stays in its query. */
export function forgetAvatars(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: AVATARS });
}
