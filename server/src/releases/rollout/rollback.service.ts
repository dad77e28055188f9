import type { Trx } from '../../platform/database/database';
import type { RequestOrigin } from '../../platform/http/actor';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../../platform/http/errors';
import { type Channel, lockChannel, saveChannel } from '../channel.repository';
import { fitRefusals } from '../gate/gate.policy';
import { getRegistryFacts } from '../gate/registry-facts.repository';
import { changeRegistry } from '../registry/registry-change.service';
import type { ReleaseDeps } from '../release-deps';
import { releaseLabel, titleOf } from '../release-label';
import { getRelease, markWithdrawn } from '../release.repository';
import type { Releaser } from '../tokens/releaser-access';
import { type Return, rolledBack } from './channel.policy';
import { lockRegistry } from './registry-lock.repository';
import { tellAdministrators } from './release-notices';
import { findEarlierGood } from './release-history.repository';

const UNFIT = 'Прошлую версию нельзя вернуть: она не подходит к тому, что работает сейчас';

interface Withdrawal {
  channel: Channel;
  /** A Russian sentence: why the version was taken back. */
  reason: string;
  action: 'release.rolled_back' | 'release.withdrawn';
  by: Releaser;
  origin: RequestOrigin;
}

/** Why the channel cannot go back now: nothing to return to, files gone, or a version that fits no more. */
export async function findReturn(
  { store, now: clock }: ReleaseDeps,
  trx: Trx,
  channel: Channel,
): Promise<{ back: Return } | { refusal: Conflict | ValidationFailed }> {
  const { area, active_version: active, previous_version: previous } = channel;
  const now = clock();
  const next = await findEarlierGood(trx, area, [active, ...(previous === null ? [] : [previous])]);
  const back = rolledBack(channel, { next, now });
  if (back === null) {
    const text = 'Возвращаться некуда: прошлой версии нет. Опубликуйте и включите исправленную.';
    return { refusal: new Conflict(null, text, { version: [text] }) };
  }
  const target = await getRelease(trx, area, back.returned);
  if (target === null || target.files_removed_at !== null) {
    const text = `Файлы версии ${back.returned} удалены по истечении срока хранения. Опубликуйте и включите исправленную.`;
    return { refusal: new Conflict(null, text, { version: [text] }) };
  }
  // During a rollout the other version serves already: there is nothing to check.
  if (channel.rollout_version !== null) return { back };
  if (!(await store.has(area, back.returned))) {
    const text = `Файлов прошлой версии ${back.returned} в хранилище нет. Включите другую из списка версий раздела или опубликуйте исправленную.`;
    return { refusal: new Conflict(null, text, { version: [text] }) };
  }
  const errors = fitRefusals(target, await getRegistryFacts(trx, area));
  return Object.keys(errors).length > 0 ? { refusal: new ValidationFailed(errors, UNFIT) } : { back };
}

/** The channel goes back, the version is marked as withdrawn, and journal and browsers learn of it; all under the locks. */
export async function withdraw(
  deps: ReleaseDeps,
  trx: Trx,
  { back, channel, reason, action, by, origin }: Withdrawal & { back: Return },
): Promise<void> {
  const now = deps.now();
  const { area } = channel;
  const row = await getRelease(trx, area, back.withdrawn);
  if (row === null) throw new NotFound(`Версии ${back.withdrawn} нет`);
  await saveChannel(trx, back.channel, now);
  await markWithdrawn(trx, { area, version: back.withdrawn, reason, now });
  await deps.activity.record(trx, {
    actor: by.actor,
    action,
    entityType: 'release',
    entityId: null,
    entityLabel: releaseLabel(row, by),
    changes: [
      { field: 'version', label: 'Работает версия', old: back.withdrawn, new: back.returned },
      { field: 'reason', label: 'Причина', old: null, new: reason },
    ],
    origin,
  });
  await tellAdministrators(deps, trx, {
    title: `Отозвана версия: ${titleOf(row)} ${back.withdrawn}`,
    body: `Работает ${back.returned}. ${reason}`,
    by,
  });
  await changeRegistry(deps, trx, { actorId: by.actor?.id ?? null });
}

interface Rollback {
  area: string;
  reason?: string | undefined;
  by: Releaser;
  origin: RequestOrigin;
}

function reasonOf({ reason, by }: Rollback): string {
  const who = by.actor?.name ?? `токен «${by.token?.name ?? ''}»`;
  return reason ? `Отозвана: ${reason} (${who}).` : `Отозвана без указания причины (${who}).`;
}

/**
 * A rollout ends, or the previous version serves everybody again, from the next page load on, and the administrators are
 * told. Refuses with 403 a token that only publishes, with 404 an area
 * that serves nobody, with 409 when there is nothing to return to, and with 422 when that does not fit any more.
 */
export async function rollbackRelease(deps: ReleaseDeps, rollback: Rollback): Promise<void> {
  const { area, by, origin } = rollback;
  if (by.token?.max_percent === 0) {
    throw new Forbidden(`Токен «${by.token.name}» только публикует версии. Вернуть прошлую он не может`);
  }
  await deps.transact(async (trx) => {
    await lockRegistry(trx);
    const channel = await lockChannel(trx, area);
    if (channel === null) throw new NotFound('Раздел ни для кого не включён');
    const found = await findReturn(deps, trx, channel);
    if ('refusal' in found) throw found.refusal;
    const reason = reasonOf(rollback);
    await withdraw(deps, trx, { ...found, channel, reason, action: 'release.rolled_back', by, origin });
  });
}
