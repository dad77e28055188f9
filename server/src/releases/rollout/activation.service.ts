import type { RequestOrigin } from '../../platform/http/actor';
import type { Trx } from '../../platform/database/database';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../../platform/http/errors';
import { type Channel, lockChannel, saveChannel } from '../channel.repository';
import { compatibilityOf } from '../gate/compatibility.policy';
import { saveCompatibility } from '../gate/compatibility.repository';
import { fitRefusals } from '../gate/gate.policy';
import { getRegistryFacts } from '../gate/registry-facts.repository';
import { changeRegistry } from '../registry/registry-change.service';
import type { ReleaseDeps } from '../release-deps';
import { releaseLabel, titleOf } from '../release-label';
import { clearWithdrawn, getRelease, type ReleaseRow } from '../release.repository';
import type { Releaser } from '../tokens/releaser-access';
import { AUTOMATIC_WITHDRAWAL } from '../verdict.labels';
import { activated, activationRefusal } from './channel.policy';
import { lockRegistry } from './registry-lock.repository';
import { tellAdministrators, wordOf } from './release-notices';

const UNFIT = 'Версию нельзя включить: она не подходит к тому, что работает сейчас';

interface Activation {
  area: string;
  version: string;
  percent?: number | undefined;
  by: Releaser;
  origin: RequestOrigin;
}

function requireUsable(
  row: ReleaseRow | null,
  { version, by, isKept }: Activation & { isKept: boolean },
): ReleaseRow {
  if (row === null) throw new NotFound(`Версии ${version} нет. Сначала опубликуйте её`);
  if (row.files_removed_at !== null) {
    const gone = `Файлы версии ${version} удалены по истечении срока хранения. Опубликуйте её под новым номером`;
    throw new Conflict(null, gone, { version: [gone] });
  }
  if (!isKept) {
    const lost = `Файлов версии ${version} в хранилище нет. Опубликуйте её под новым номером`;
    throw new Conflict(null, lost, { version: [lost] });
  }
  if (by.actor === null && row.withdrawn_reason?.startsWith(AUTOMATIC_WITHDRAWAL) === true) {
    const refused = `Версия ${version} отозвана автоматически. Опубликуйте исправленную; эту может снова включить только администратор на странице «Состояние разделов»`;
    throw new Conflict(null, refused, { version: [refused] });
  }
  return row;
}

const BY_A_PERSON = 'это делает администратор на странице «Состояние разделов»';

/** Refuses with 403 when the token may not switch a version on for so many. */
function requireShare({ token }: Releaser, percent: number): void {
  if (token === null || percent <= token.max_percent) return;
  const { name, max_percent: most } = token;
  throw new Forbidden(
    most === 0
      ? `Токен «${name}» только публикует версии. Включить версию он не может: ${BY_A_PERSON}`
      : `Токен «${name}» включает версию не больше чем для ${String(most)} % сотрудников. Для остальных ${BY_A_PERSON}`,
  );
}

async function requireFit(trx: Trx, row: ReleaseRow, now: Date): Promise<void> {
  const facts = await getRegistryFacts(trx, row.area);
  const errors = fitRefusals(row, facts);
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors, UNFIT);
  await saveCompatibility(
    trx,
    compatibilityOf(row, facts).map((word) => ({ ...word, checkedAt: now })),
  );
}

const shareOf = (channel: Pick<Channel, 'active_version' | 'rollout_version' | 'rollout_percent'> | null) =>
  channel === null
    ? null
    : channel.rollout_version === null
      ? `${channel.active_version} — всем`
      : `${channel.rollout_version} — ${String(channel.rollout_percent)} %, ${channel.active_version} — остальным`;

/**
 * The version serves everybody, or the given part of the people, from the next page load on, and the administrators are
 * told. Refuses with 403 a token that may not reach so many, with 404 an unknown version, with 409 one that cannot be switched on so, and with 422 one that does not fit what serves now.
 */
export async function activateRelease(deps: ReleaseDeps, activation: Activation): Promise<void> {
  const { area, version, percent = 100, by, origin } = activation;
  const now = deps.now();
  requireShare(by, percent);
  // Asked before the registry is held: the store may be far away.
  const isKept = await deps.store.has(area, version);
  await deps.transact(async (trx) => {
    await lockRegistry(trx);
    const channel = await lockChannel(trx, area);
    const row = requireUsable(await getRelease(trx, area, version), { ...activation, isKept });
    const wanted = { area, version, percent, now };
    const refusal = activationRefusal(channel, wanted);
    if (refusal !== null) throw new Conflict(null, refusal, { percent: [refusal] });
    await requireFit(trx, row, now);
    const next = activated(channel, wanted);
    await saveChannel(trx, next, now);
    await clearWithdrawn(trx, area, version);
    await deps.activity.record(trx, {
      actor: by.actor,
      action: percent === 100 ? 'release.activated' : 'release.rolled_out',
      entityType: 'release',
      entityId: null,
      entityLabel: releaseLabel(row, by),
      changes: [{ field: 'share', label: 'Кому показывается', old: shareOf(channel), new: shareOf(next) }],
      origin,
    });
    await tellAdministrators(deps, trx, {
      title: `Включена версия: ${titleOf(row)} ${version}`,
      body: `${shareOf(next) ?? ''}. ${wordOf(by)}.`,
      by,
    });
    await changeRegistry(deps, trx, { actorId: by.actor?.id ?? null });
  });
}
