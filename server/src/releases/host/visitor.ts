import type { FastifyRequest } from 'fastify';
import { COHORT_COOKIE, COHORTS } from 'shared/contract/release/rollout';
import { readPreview } from '../preview-token';
import { isPreviewLive } from '../rollout/previews.repository';
import { getKnownRelease } from '../registry/registry-snapshot.repository';
import type { Visitor } from '../registry/registry-resolve';
import type { ReleaseDeps } from '../release-deps';

const cookie = new RegExp(`(?:^|;\\s*)${COHORT_COOKIE}=(\\d{1,5})(?:;|$)`);

/** The cohort the browser says it belongs to; null when it says none. */
function cohortIn(header: string | undefined): number | null {
  const cohort = Number(cookie.exec(header ?? '')?.[1] ?? Number.NaN);
  return cohort < COHORTS ? cohort : null;
}

type VisitorDeps = Pick<ReleaseDeps, 'db' | 'secrets' | 'now' | 'log'>;

/** What a signed link opens; a bad, expired or revoked one opens nothing, and neither does one the database cannot be asked of. */
async function previewIn(deps: VisitorDeps, token: unknown): Promise<Visitor['preview']> {
  const claim = typeof token === 'string' ? readPreview(deps.secrets, token, deps.now()) : null;
  if (claim === null) return null;
  try {
    if (!(await isPreviewLive(deps.db, claim.id, deps.now()))) return null;
    const release = await getKnownRelease(deps.db, claim.area, claim.version);
    return release === null ? null : { release, expiresAt: claim.expires_at };
  } catch (error) {
    deps.log.warn({ err: error }, 'a preview link cannot be followed');
    return null;
  }
}

/** Who asks for a page, by the cookie and the link alone: no session is read for it. */
export async function visitorOf(deps: VisitorDeps, request: FastifyRequest): Promise<Visitor> {
  const { preview } = request.query as { preview?: unknown };
  return {
    cohort: cohortIn(request.headers.cookie),
    preview: await previewIn(deps, preview),
    now: deps.now(),
  };
}
