import { z } from 'zod';

import { areaDefinition } from '../area/area';

export { REGISTRY_ELEMENT_ID } from './registry-element';

/** Where a version of an area lies for browsers. */
export const areaSource = z.object({
  version: z.string(),
  /** Address of the release's folder, with a slash at the end: `/areas/mf-offers/1.4.0/`; absolute on another origin. */
  base: z.string(),
  /** File name of the remote entry inside the folder. */
  entry: z.string(),
  /** Of a file name its `integrity` attribute: `sha384-…`. Scripts and style sheets only. */
  integrity: z.record(z.string(), z.string()),
});
export type AreaSource = z.infer<typeof areaSource>;

/** What the shell is told of one area: the version that is current for this person. */
export const registryArea = z.object({
  ...areaSource.shape,
  definition: areaDefinition,
  /** True while successes count as well as failures: during a rollout, and for a day after an activation. */
  is_watched: z.boolean(),
  /** Last-known-good version to fall back to; null when there is none. */
  previous: areaSource.nullable(),
});
export type RegistryArea = z.infer<typeof registryArea>;

/** A combination that a signed link has opened in this tab. */
export const registryPreview = z.object({
  area: z.string(),
  title: z.string(),
  version: z.string(),
  expires_at: z.string(),
});
export type RegistryPreview = z.infer<typeof registryPreview>;

/** The small document that says which version of which area is current: inlined in the page, and `/registry.json`. */
export const registry = z.object({
  /** Grows with every change of the registry. */
  revision: z.int(),
  contract: z.string(),
  /** `integrity` is of the shell's own later chunks, by their path: `assets/….js`. */
  shell: z.object({
    version: z.string(),
    integrity: z.record(z.string(), z.string()),
    /** As of an area; a page without it is of a server that did not count the shell. */
    is_watched: z.boolean().optional(),
  }),
  /** True during a rollout: which version is current depends on the person's cohort. */
  is_split: z.boolean(),
  areas: z.array(registryArea),
  preview: registryPreview.nullable(),
});
export type Registry = z.infer<typeof registry>;
