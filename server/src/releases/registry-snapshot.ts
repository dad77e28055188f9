import type { AreaDefinition } from 'shared/contract/area';
import type { AreaRelease } from 'shared/contract/release';

/** A release as the registry hands it to browsers. */
export interface KnownRelease {
  area: string;
  /** Its name in addresses; that in `release` is what its package was called. */
  version: string;
  release: AreaRelease;
  /** Null of the shell. */
  definition: AreaDefinition | null;
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

/** Integrity attributes of what a browser checks: scripts and style sheets. */
export function integrityOf(release: AreaRelease): Record<string, string> {
  return Object.fromEntries(
    release.files
      .filter((file) => /\.(?:js|css)$/.test(file.name))
      .map((file) => [file.name, `sha384-${file.sha384}`]),
  );
}
