import type { DiskBuild } from './disk-builds';

/** What is known of a release that a server may have brought before. */
export interface KnownBuild {
  area: string;
  version: string;
  origin: 'bundled' | 'published';
  isKept: boolean;
  isWithdrawn: boolean;
}

export interface ActiveVersion {
  area: string;
  version: string;
  origin: 'bundled' | 'published';
  /** True when a server made it active by itself. */
  isAutomatic: boolean;
}

export interface BuildPlan {
  build: DiskBuild;
  isNew: boolean;
  /** Its files are to be written to the store. */
  keeps: boolean;
  activates: boolean;
}

/**
 * What a server does with the builds it was started with. A version that a team has published and made active is never
 * displaced, nor is a decision of a person by a build that was there when it was taken.
 */
export function planImport(
  builds: readonly DiskBuild[],
  known: readonly KnownBuild[],
  active: readonly ActiveVersion[],
): BuildPlan[] {
  return builds.map((build) => {
    const row = known.find(({ area, version }) => area === build.area && version === build.version);
    const current = active.find(({ area }) => area === build.area);
    const isNew = row === undefined;
    const mayDisplace =
      current === undefined || (current.origin === 'bundled' && (isNew || current.isAutomatic));
    const activates = mayDisplace && current?.version !== build.version && row?.isWithdrawn !== true;
    return { build, isNew, keeps: row?.isKept !== true, activates };
  });
}
