import type { Deps } from '../../platform/module';
import type { Trx } from '../../platform/database/database';
import { notify } from '../../notifications/notifications.service';
import { findRoleEditors } from '../../roles/roles.service';
import type { Releaser } from '../tokens/releaser-access';

/** Who did it, as a sentence begins: «Орлова Анна Павловна», «Токен «CI»», or the registry by itself. */
export function wordOf({ actor, token }: Releaser): string {
  return actor?.name ?? (token === null ? 'Сделал реестр' : `Токен «${token.name}»`);
}

interface Change {
  title: string;
  body: string;
  by: Releaser;
}

/** Whoever may edit roles learns what serves people from now on, but for the one who did it. */
export async function tellAdministrators(
  deps: Pick<Deps, 'outbox'>,
  trx: Trx,
  { title, body, by }: Change,
): Promise<void> {
  await notify(deps, trx, {
    userIds: await findRoleEditors(trx),
    type: 'system',
    title,
    body,
    url: '/areas',
    actorId: by.actor?.id ?? null,
  });
}
