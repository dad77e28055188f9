import type { AreaDefinition } from 'shared/contract/area/area';
import type { AreaRelease, ReleaseFile } from 'shared/contract/release/release';

/** A release as the registry hands it to browsers. */
export interface KnownRelease {
  area: string;
  /** Its name in addresses; that in `release` is what its package was called. */
  version: string;
  release: AreaRelease;
  /** Null of the shell. */
  definition: AreaDefinition | null;
  /** By name. */
  files: ReadonlyMap<string, ReleaseFile>;
  /** Of a file name its `integrity` attribute; scripts and style sheets only. */
  integrity: Readonly<Record<string, string>>;
}

/** What serves whom of one area. */
export interface KnownChannel {
  active: KnownRelease;
  /** Null when there is none that may be fallen back to. */
  previous: KnownRelease | null;
  rollout: { release: KnownRelease; percent: number } | null;
  /** Milliseconds since the epoch. */
  activatedAt: number;
}

/** The registry as it was at one revision: enough to answer everybody without asking the database. */
export interface Snapshot {
  revision: number;
  shell: KnownChannel | null;
  /** In the order of their names. */
  areas: readonly KnownChannel[];
}

/** A release as browsers are handed it. */
export function knownRelease({
  area,
  version,
  release,
  definition,
}: Pick<KnownRelease, 'area' | 'version' | 'release' | 'definition'>): KnownRelease {
  const checked = release.files.filter((file) => /\.(?:js|css)$/.test(file.name));
  return {
    area,
    version,
    release,
    definition,
    files: new Map(release.files.map((file) => [file.name, file])),
    integrity: Object.fromEntries(checked.map((file) => [file.name, `sha384-${file.sha384}`])),
  };
}
