import type { Readable } from 'node:stream';
import { releaseFileName, releaseVersion } from 'shared/contract/release/release';

export interface KeptFile {
  stream: Readable;
  /** Bytes; null when the store does not say. */
  size: number | null;
}

/** The file that is written last, and that every release has. */
export const RELEASE_FILE = 'release.json';
/** What an area says of itself; the shell has none. */
export const AREA_FILE = 'area.json';

/** The version is kept already: what was published is never replaced. */
export class ReleaseKept extends Error {}

/** Keeps the files of releases: each release whole, once and unchanged. */
export interface ReleaseStore {
  /**
   * The files, `release.json` among them, are durable when the promise resolves; a failure leaves no release behind.
   * Refuses with `ReleaseKept` when the version is there. A use case that fails afterwards calls `remove`.
   */
  put(area: string, version: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** A file as a stream; null when it is not kept. */
  read(area: string, version: string, file: string): Promise<KeptFile | null>;
  /** True when the release is kept whole. */
  has(area: string, version: string): Promise<boolean>;
  /** Nothing of the release is kept afterwards, whether it was or not. */
  remove(area: string, version: string): Promise<void>;
}

/** The folder of a release, below whatever the store has; null for names that could lead elsewhere. */
export function releaseFolder(area: string, version: string): string | null {
  const isPlain = /^(?:shell|mf-[a-z]+)$/.test(area) && releaseVersion.safeParse(version).success;
  return isPlain && !version.includes('..') ? `${area}/${version}` : null;
}

/** True for a name inside a release that leads nowhere else. */
export function isReleaseFile(name: string): boolean {
  return releaseFileName.safeParse(name).success;
}

/** Refuses a release without its document, and names that would leave its folder. */
export function placeOfNew(area: string, version: string, files: ReadonlyMap<string, Buffer>): string {
  const folder = releaseFolder(area, version);
  const odd = [...files.keys()].find((name) => !isReleaseFile(name));
  if (folder === null || odd !== undefined || !files.has(RELEASE_FILE)) {
    throw new Error(`Not a release: ${area} ${version} ${odd ?? ''}`);
  }
  return folder;
}
