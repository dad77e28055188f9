import { z } from 'zod';

/**
 * Where a version failed: its entry or module did not come, a page of it did not come, either took too long, a file
 * was not what the registry promised, or it crashed while it was shown.
 */
export const FAILURE_PHASES = ['entry', 'page', 'timeout', 'integrity', 'crash'] as const;
export type FailurePhase = (typeof FAILURE_PHASES)[number];

/** How one opening of an area in one tab went. A failure counts over an earlier success of the same opening. */
export const openingReport = z.strictObject({
  area: z.string().max(64),
  version: z.string().max(64),
  /** Made by the tab for each version of each area it opens. */
  opening: z.uuid(),
  /** Null when the page stood. */
  failure: z.enum(FAILURE_PHASES).nullable(),
  /** Id of the route, for the page of the areas' health; null when no page was reached. */
  route: z.string().max(100).nullable(),
});
export type OpeningReport = z.infer<typeof openingReport>;

/** The body of `POST /api/release-reports`. */
export const openingReports = z.strictObject({ reports: z.array(openingReport).min(1).max(50) });
