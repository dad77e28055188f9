import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import { errorOf } from 'shared/http';
import { forgetAvatars } from 'shared/person';
import { useMutation, useQueryClient } from 'shared/query';
import type { User } from 'shared/contract/user/user';

import { settle } from '../api/user.mutations';
import { deleteAvatar, putAvatar } from './avatar.api';
import { drawAvatar, PictureRefusal } from './draw-avatar';

function useShownEverywhere() {
  const client = useQueryClient();
  return (user: User) => {
    settle(client, user);
    void forgetAvatars(client);
  };
}

/** Draws a chosen photo as a small square and sends it; what could not be sent may be sent again without choosing it. */
export function useAvatarUpload(id: number) {
  const show = useShownEverywhere();
  const alerts = useAlerts();
  const [percent, setPercent] = useState<number | null>(null);
  const { mutate, variables, error, isPending, reset } = useMutation({
    mutationFn: async (file: File) =>
      putAvatar(id, { picture: await drawAvatar(file), onProgress: setPercent }),
    onMutate: () => {
      setPercent(null);
    },
    onSuccess: (user) => {
      show(user);
      alerts.success('Фото сохранено');
    },
  });
  const isRefused = error instanceof PictureRefusal || (error !== null && errorOf(error).status !== null);
  return {
    isPending,
    percent,
    upload: mutate,
    forget: reset,
    failure: error === null ? null : error instanceof PictureRefusal ? error.message : errorOf(error).message,
    /** Null where the same file would be refused again. */
    retry:
      variables === undefined || isRefused
        ? null
        : () => {
            mutate(variables);
          },
  };
}

/** Takes the picture away; the outcome is said by an alert. */
export function useAvatarRemoval(id: number, onEnd: () => void) {
  const show = useShownEverywhere();
  const alerts = useAlerts();
  const { mutate, isPending } = useMutation({ mutationFn: () => deleteAvatar(id) });
  return {
    isPending,
    remove: () => {
      mutate(undefined, {
        onSuccess: (user) => {
          show(user);
          alerts.success('Фото удалено');
        },
        onError: alerts.failure,
        onSettled: onEnd,
      });
    },
  };
}
