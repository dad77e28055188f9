import { randomUUID } from 'node:crypto';
import type { PublishedRelease } from 'shared/contract/release/release-status';
import type { RequestOrigin } from '../../platform/http/actor';
import { Conflict, ValidationFailed } from '../../platform/http/errors';
import { blockKindWarnings } from '../gate/block-kind.policy';
import { figuresOf } from '../gate/budget.policy';
import { compatibilityOf } from '../gate/compatibility.policy';
import { saveCompatibility } from '../gate/compatibility.repository';
import { gateRefusals } from '../gate/gate.policy';
import { getRegistryFacts } from '../gate/registry-facts.repository';
import type { Candidate, RegistryFacts } from '../gate/release-candidate';
import type { ReleaseDeps } from '../release-deps';
import { getRelease, insertRelease } from '../release.repository';
import { releaseLabel } from '../release-label';
import { getReleaseSummary } from '../status/release-status.service';
import type { Releaser } from '../tokens/releaser-access';
import { claimUpload, endUpload, type UploadClaim } from './publishing.repository';
import { readReleaseArchive, type ReleaseArchive } from './release-archive';

const REFUSED = 'Версия не прошла проверку. Исправьте перечисленное и повторите публикацию';

const exists = (version: string) =>
  `Версия ${version} уже опубликована, и заменить её нельзя. Увеличьте номер версии и повторите.`;

interface Upload {
  area: string;
  version: string;
  archive: Buffer;
  by: Releaser;
  origin: RequestOrigin;
}

/** The matrix learns of a version that is turned away for its shell, too. */
async function rememberFit(deps: ReleaseDeps, candidate: Candidate, facts: RegistryFacts): Promise<void> {
  const checkedAt = deps.now();
  await saveCompatibility(
    deps.db,
    compatibilityOf(candidate, facts).map((word) => ({ ...word, checkedAt })),
  );
}

async function check(deps: ReleaseDeps, { candidate, refusals }: ReleaseArchive): Promise<RegistryFacts> {
  const facts = await getRegistryFacts(deps.db, candidate.area);
  const errors = { ...refusals, ...gateRefusals(candidate, facts) };
  const isUnfit = errors.contract !== undefined || errors.shared !== undefined;
  if (isUnfit && candidate.release.area === candidate.area) await rememberFit(deps, candidate, facts);
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors, REFUSED);
  return facts;
}

const taken = (version: string) => new Conflict(null, exists(version), { address: [exists(version)] });

/** The files lie in the version's folder; outside any transaction, which a slow store would hold for too long. */
async function bringFiles(deps: ReleaseDeps, { area, version }: UploadClaim, files: ReleaseArchive['files']) {
  if ((await getRelease(deps.db, area, version)) !== null) throw taken(version);
  // A folder without a line was left by a crash between the two: nobody was ever given it.
  if (await deps.store.has(area, version)) await deps.store.remove(area, version);
  await deps.store.put(area, version, files);
}

async function keep(deps: ReleaseDeps, upload: Upload, read: ReleaseArchive): Promise<RegistryFacts> {
  const { area, version } = upload;
  const facts = await check(deps, read);
  const claim = { area, version, upload: randomUUID() };
  // Two uploads of one version: the second is told so, and neither writes between the files of the other.
  if (!(await claimUpload(deps.db, claim, deps.now()))) throw taken(version);
  try {
    await bringFiles(deps, claim, read.files);
    await writeDown(deps, { ...upload, claim, facts }, read);
  } finally {
    await endUpload(deps.db, claim);
  }
  await rememberFit(deps, read.candidate, facts);
  return facts;
}

async function writeDown(
  deps: ReleaseDeps,
  { area, version, by, origin, claim, facts }: Upload & { claim: UploadClaim; facts: RegistryFacts },
  { candidate }: ReleaseArchive,
): Promise<void> {
  await deps.transact(async (trx) => {
    // Lost to another one, which took this upload for dead.
    if (!(await endUpload(trx, claim)) || (await getRelease(trx, area, version)) !== null)
      throw taken(version);
    await insertRelease(trx, {
      area,
      version,
      origin: 'published',
      release: { ...candidate.release, figures: figuresOf(candidate, facts) },
      definition: candidate.definition,
      conformance: candidate.conformance,
      publishedAt: deps.now(),
      publishedBy: by.token?.name ?? by.actor?.name ?? null,
    });
    await deps.activity.record(trx, {
      actor: by.actor,
      action: 'release.published',
      entityType: 'release',
      entityId: null,
      entityLabel: releaseLabel(candidate, by),
      origin,
    });
  });
}

/**
 * The version is kept and may be switched on. Refuses with 422 and every sentence of the gate at once, with 409 the
 * second of two that came at once; a failure on the way leaves nothing that would stand in the way of the next attempt.
 */
export async function publishRelease(deps: ReleaseDeps, upload: Upload): Promise<PublishedRelease> {
  const read = await readReleaseArchive(upload, upload.archive);
  const facts = await keep(deps, upload, read);
  const summary = await getReleaseSummary(deps, upload.area, upload.version);
  return { ...summary, warnings: blockKindWarnings(read.candidate, facts) };
}
