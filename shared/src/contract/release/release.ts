import { z } from 'zod';

/** The name under which the shell is published; every other name is an area's. */
export const SHELL = 'shell';

/** A version as packages write it: three numbers and, before a release, a word (`1.5.0-rc.1`). */
export const releaseVersion = z
  .string()
  .max(64)
  .regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z][0-9A-Za-z.-]*)?$/);

/** A file's name inside its release: no way up and no hidden files. */
export const releaseFileName = z
  .string()
  .max(200)
  .regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/);

export const releaseFile = z.strictObject({
  name: releaseFileName,
  /** Bytes, as they lie on the disk. */
  size: z.int().min(0),
  /** Bytes on the wire, by gzip at its best; `size` for what compression makes no smaller. */
  gzip: z.int().min(0),
  /** Base64 of the content's SHA-384: what the integrity attribute of a script takes. */
  sha384: z.string().regex(/^[A-Za-z0-9+/]{64}$/),
});
export type ReleaseFile = z.infer<typeof releaseFile>;

/** What the budget of an area is held against. */
export const releaseFigures = z.strictObject({
  /** Bytes on the wire for the heaviest page: entry, module and the page's own files. */
  bytes: z.int().min(0),
  /** Requests for that page. */
  requests: z.int().min(0),
  /** Packages that the shell provides and the build carries once more. */
  duplicates: z.array(z.string()),
});
export type ReleaseFigures = z.infer<typeof releaseFigures>;

/** One built version of an area or of the shell: the content of its `release.json`. */
export const areaRelease = z.strictObject({
  /** Id of the area, or `shell`. */
  area: z.string().regex(/^(?:shell|mf-[a-z]+)$/),
  version: releaseVersion,
  /** Digest of the files and of the definition: two builds of the same sources have the same one. */
  build_id: z.string().regex(/^[0-9a-f]{10}$/),
  /** Of an area the semver range of the contract it was built for; of the shell the version it keeps. */
  contract: z.string().max(32),
  /** File name of the remote entry, or of the shell's main script, inside the release's folder. */
  entry: z.string(),
  /** Of the shell: the small script that asks for the first data; runs as soon as it comes, before the others. */
  first: z.string().optional(),
  /** Files to preload together with the entry when a route of the area is opened. */
  preload: z.array(z.string()),
  /** Of a route id: further files its page needs. */
  routes: z.record(z.string(), z.array(z.string())),
  /** Of a block id: further files it needs; a build of an older workspace does not say. */
  blocks: z.record(z.string(), z.array(z.string())).optional(),
  /** Of an area the ranges of the singletons it takes; of the shell the versions it provides. */
  shared: z.record(z.string(), z.string()),
  /** Packages from the registry that the build carries itself, with their versions. */
  bundled: z.record(z.string(), z.string()),
  figures: releaseFigures,
  files: z.array(releaseFile).max(500),
});
export type AreaRelease = z.infer<typeof areaRelease>;

/** What a release must not exceed; kept by the registry, so that a team does not set its own limit. */
export const releaseBudget = z.strictObject({
  bytes: z.int().min(1),
  requests: z.int().min(1),
});
export type ReleaseBudget = z.infer<typeof releaseBudget>;

/** How one route did in the conformance suite. */
export const conformanceRoute = z.strictObject({
  id: z.string(),
  path: z.string(),
  is_rendered: z.boolean(),
  /** What the console and the page reported, at most ten lines. */
  errors: z.array(z.string().max(1000)).max(10),
});

/** The report of the conformance suite: every declared route mounted in a stub shell, in a real browser. */
export const conformanceReport = z.strictObject({
  area: z.string(),
  build_id: z.string(),
  /** The shell the area was mounted in. */
  shell: z.strictObject({ version: z.string(), contract: z.string() }),
  tested_at: z.iso.datetime(),
  routes: z.array(conformanceRoute).max(200),
});
export type ConformanceReport = z.infer<typeof conformanceReport>;
