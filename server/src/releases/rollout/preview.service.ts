import type { z } from 'zod';
import type { previewLink } from 'shared/contract/release/release-status';
import type { AreaDefinition } from 'shared/contract/area/area';
import type { RequestOrigin } from '../../platform/http/actor';
import { Conflict, NotFound } from '../../platform/http/errors';
import { signPreview } from '../preview-token';
import type { ReleaseDeps } from '../release-deps';
import { releaseLabel } from '../release-label';
import { getRelease } from '../release.repository';
import type { Releaser } from '../tokens/releaser-access';
import { insertPreview, revokePreviews } from './previews.repository';

const DEFAULT_HOURS = 8;
const HOUR_MS = 60 * 60 * 1000;

interface PreviewRequest {
  area: string;
  version: string;
  hours?: number | undefined;
  by: Releaser;
  origin: RequestOrigin;
}

/** The first page of the area that needs no number in its address. */
function firstPage(definition: AreaDefinition | null): string {
  return definition?.routes.find(({ path }) => !/[:*]/.test(path))?.path ?? '/';
}

/**
 * A link that opens the version in one tab until it expires, is revoked, or its maker may release no more; whom it may
 * reach is the business of who hands it on.
 * Refuses with 404 an unknown version and with 409 one without files.
 */
export async function previewRelease(
  deps: ReleaseDeps,
  { area, version, hours = DEFAULT_HOURS, by, origin }: PreviewRequest,
): Promise<z.input<typeof previewLink>> {
  const row = await getRelease(deps.db, area, version);
  if (row === null) throw new NotFound(`Версии ${version} нет. Сначала опубликуйте её`);
  if (row.files_removed_at !== null) {
    const gone = `Файлы версии ${version} удалены по истечении срока хранения`;
    throw new Conflict(null, gone, { version: [gone] });
  }
  if (!(await deps.store.has(area, version))) {
    const lost = `Файлов версии ${version} в хранилище нет`;
    throw new Conflict(null, lost, { version: [lost] });
  }
  const expires_at = new Date(deps.now().getTime() + hours * HOUR_MS).toISOString();
  const made = { area, version, expires_at, tokenId: by.token?.id ?? null, userId: by.actor?.id ?? null };
  const id = await deps.transact(async (trx) => {
    await deps.activity.record(trx, {
      actor: by.actor,
      action: 'release.previewed',
      entityType: 'release',
      entityId: null,
      entityLabel: releaseLabel(row, by),
      changes: [{ field: 'expires_at', label: 'Ссылка действует до', old: null, new: expires_at }],
      origin,
    });
    return insertPreview(trx, made);
  });
  // Never from the request's headers: a forged `Host` would hand the token to a stranger.
  const base = deps.config.publicUrl ?? `http://localhost:${String(deps.config.port)}`;
  const token = signPreview(deps.secrets, { id, area, version, expires_at });
  return { url: `${base}${firstPage(row.definition)}?preview=${token}`, expires_at };
}

/** No preview link of the area opens anything from now on; that there was none is no refusal. */
export async function endPreviews(
  deps: ReleaseDeps,
  { area, by, origin }: Pick<PreviewRequest, 'area' | 'by' | 'origin'>,
): Promise<void> {
  await deps.transact(async (trx) => {
    const ended = await revokePreviews(trx, area, deps.now());
    if (ended === 0) return;
    await deps.activity.record(trx, {
      actor: by.actor,
      action: 'release.previews_ended',
      entityType: 'release',
      entityId: null,
      entityLabel: by.token === null ? area : `${area}, токен «${by.token.name}»`,
      changes: [{ field: 'previews', label: 'Ссылок отозвано', old: null, new: String(ended) }],
      origin,
    });
  });
}
