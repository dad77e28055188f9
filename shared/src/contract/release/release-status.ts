import { z } from 'zod';

import { seenText } from '../record/field';

import { FAILURE_PHASES } from './release-report';
import { releaseBudget, releaseFigures, releaseVersion } from './release';

/**
 * `active` for everybody, or everybody but the cohorts of the rollout; `rollout` for these; `previous` is what a
 * rollback returns to; `withdrawn` was taken back, by a person or by the registry itself.
 */
export const RELEASE_STATES = ['active', 'rollout', 'previous', 'available', 'withdrawn'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

/** How a version does in browsers, over the window of the verdict. */
export const openingCounts = z.object({
  /** Openings, and the people behind them. */
  openings: z.int(),
  people: z.int(),
  /** Those of them that failed, and the people behind these. */
  failed: z.int(),
  failed_people: z.int(),
  phases: z.array(z.object({ phase: z.enum(FAILURE_PHASES), count: z.int() })),
});
export type OpeningCounts = z.infer<typeof openingCounts>;

export const releaseSummary = z.object({
  version: z.string(),
  build_id: z.string(),
  state: z.enum(RELEASE_STATES),
  /** `bundled` came with the server's own build, `published` through the gate. */
  origin: z.enum(['bundled', 'published']),
  contract: z.string(),
  /** False when the active shell does not keep the contract. */
  is_fitting: z.boolean(),
  shared: z.record(z.string(), z.string()),
  bundled: z.record(z.string(), z.string()),
  figures: releaseFigures,
  /** Bytes of all files. */
  size: z.int(),
  published_at: z.iso.datetime(),
  /** Name of the deploy token, or of the person; null of a bundled one. */
  published_by: z.string().nullable(),
  last_active_at: z.iso.datetime().nullable(),
  withdrawn_at: z.iso.datetime().nullable(),
  /** A Russian sentence; null while the version was not withdrawn. */
  withdrawn_reason: z.string().nullable(),
  /** Employees for whom this version is current now. */
  group_size: z.int(),
  counts: openingCounts,
});
export type ReleaseSummary = z.infer<typeof releaseSummary>;

/** The answer to an upload that is kept; a warning is a Russian sentence for who has published it. */
export const publishedRelease = z.object({ ...releaseSummary.shape, warnings: z.array(z.string()) });
export type PublishedRelease = z.infer<typeof publishedRelease>;

/** How one area, or the shell, stands. */
export const areaStatus = z.object({
  area: z.string(),
  title: z.string(),
  active: z.string().nullable(),
  previous: z.string().nullable(),
  rollout: z.object({ version: z.string(), percent: z.int(), started_at: z.iso.datetime() }).nullable(),
  budget: releaseBudget,
  /** Newest first; those that serve somebody and the last ten others. */
  versions: z.array(releaseSummary),
});
export type AreaStatus = z.infer<typeof areaStatus>;

/** The answer of `GET /api/releases`. */
export const releasesStatus = z.object({
  revision: z.int(),
  shell: z.object({ version: z.string().nullable(), contract: z.string() }),
  /** Employees who may log in. */
  people: z.int(),
  areas: z.array(areaStatus),
  /** Which version of an area was seen to work in which shell: the latest word for each pair. */
  compatibility: z.array(
    z.object({
      area: z.string(),
      version: z.string(),
      shell_version: z.string(),
      is_fitting: z.boolean(),
      /** A Russian sentence when it does not fit. */
      reason: z.string().nullable(),
      checked_at: z.iso.datetime(),
    }),
  ),
});
export type ReleasesStatus = z.infer<typeof releasesStatus>;

/** The body of `POST /api/releases/{area}/activate`; without a percentage for everybody. */
export const activation = z.strictObject({
  version: releaseVersion,
  percent: z.int().min(1).max(100).optional(),
});

/** The body of `POST /api/releases/{area}/rollback`. */
export const rollback = z.strictObject({ reason: seenText.max(500).optional() });

const SIZE_BOUNDS = 'От 1 до 10\u00A0240\u00A0КБ';
const REQUEST_BOUNDS = 'Целое число от 1 до 50';

/** The body of `PUT /api/releases/{area}/budget`: what the next versions of the area must not exceed. */
export const budgetInput = z.strictObject({
  bytes: z.int(SIZE_BOUNDS).min(1024, SIZE_BOUNDS).max(10_485_760, SIZE_BOUNDS),
  requests: z.int(REQUEST_BOUNDS).min(1, REQUEST_BOUNDS).max(50, REQUEST_BOUNDS),
});

/** The body of `POST /api/releases/{area}/preview`. */
export const previewRequest = z.strictObject({
  version: releaseVersion,
  hours: z.int().min(1).max(168).optional(),
});

/** Its answer: the address opens the version in one tab until it expires. */
export const previewLink = z.object({ url: z.string(), expires_at: z.iso.datetime() });

/**
 * For how many percent of the employees a token may switch a version on: none, a tenth, or everybody. Without a word a
 * tenth; the rest is for a person to decide.
 */
export const TOKEN_PERCENTS = [0, 10, 100] as const;
export type TokenPercent = (typeof TOKEN_PERCENTS)[number];
const tokenPercent = z.union(TOKEN_PERCENTS.map((percent) => z.literal(percent)));

/** A right to publish one area; `token` is in the answer to its creation alone. */
export const deployToken = z.object({
  id: z.int(),
  area: z.string(),
  name: z.string(),
  max_percent: tokenPercent,
  created_at: z.iso.datetime(),
  created_by: z.string(),
  expires_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type DeployToken = z.infer<typeof deployToken>;
export const createdDeployToken = z.object({ ...deployToken.shape, token: z.string() });
export type CreatedDeployToken = z.infer<typeof createdDeployToken>;

/** The body of `POST /api/deploy-tokens`. */
export const deployTokenInput = z.strictObject({
  area: z.string().regex(/^(?:shell|mf-[a-z]+)$/),
  name: seenText.min(1).max(100),
  days: z.int().min(1).max(366),
  max_percent: tokenPercent.default(10),
});
