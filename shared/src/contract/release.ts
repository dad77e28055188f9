import { z } from 'zod';

import { areaDefinition } from './area';

export { REGISTRY_ELEMENT_ID } from './registry-element';

/** One built version of an area: the content of its `release.json`. */
export const areaRelease = z.object({
  area: z.string(),
  version: z.string(),
  build_id: z.string(),
  contract: z.string(),
  /** File name of the remote entry inside the release's folder. */
  entry: z.string(),
  /** Files to preload together with the entry when a route of the area is opened. */
  preload: z.array(z.string()),
  /** Of a route id: further files its page needs. */
  routes: z.record(z.string(), z.array(z.string())),
  shared: z.record(z.string(), z.string()),
  files: z.array(z.object({ name: z.string(), size: z.int(), sha384: z.string() })),
});
export type AreaRelease = z.infer<typeof areaRelease>;

/** What the shell is told of one area. */
export const registryArea = z.object({
  definition: areaDefinition,
  version: z.string(),
  /** Address of the release's folder, with a slash at the end: `/areas/mf-offers/1.0.0-abc123/`. */
  base: z.string(),
  entry: z.string(),
  /** The module federation manifest, inlined so that it costs no request. */
  manifest: z.unknown(),
  /** Last-known-good version to fall back to; null when there is none. */
  previous: z.object({ version: z.string(), base: z.string(), entry: z.string() }).nullable(),
});
export type RegistryArea = z.infer<typeof registryArea>;

/** The small document that says which version of which area is current. */
export const registry = z.object({
  contract: z.string(),
  shell: z.object({ version: z.string() }),
  areas: z.array(registryArea),
});
export type Registry = z.infer<typeof registry>;
