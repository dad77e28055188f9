import { json } from 'node:stream/consumers';
import { areaRelease, type ReleaseFile, SHELL } from 'shared/contract/release/release';
import { BoundedMap } from '../bounded-map';
import type { KnownRelease, Snapshot } from '../registry/registry-snapshot';
import type { ReleaseDeps } from '../release-deps';
import { isReleaseFile, RELEASE_FILE } from '../store/release-store';
import { findShellWith } from './shell-file.repository';
import type { WantedFile } from './send-file';

/** Releases whose lists of files are remembered besides those that are current. */
const LISTS_KEPT = 100;
const NAMES_KEPT = 1000;

type Files = ReadonlyMap<string, ReleaseFile>;

function servingOf({ shell, areas }: Snapshot): KnownRelease[] {
  return [shell, ...areas].flatMap((channel) =>
    channel === null
      ? []
      : [channel.active, channel.previous, channel.rollout?.release].filter((known) => known != null),
  );
}

/** Finds what a release holds: in the registry, or in the store for what is no longer or not yet current. */
export class ReleaseFiles {
  private readonly lists = new BoundedMap<Files>(LISTS_KEPT);
  private readonly shells = new BoundedMap<string>(NAMES_KEPT);

  constructor(private readonly deps: Pick<ReleaseDeps, 'store' | 'registry' | 'db'>) {}

  /** A file of the area's version; null for what its `release.json` does not list. */
  async ofArea(area: string, version: string, name: string): Promise<WantedFile | null> {
    const known = servingOf(await this.deps.registry.current()).find(
      (release) => release.area === area && release.version === version,
    );
    const file = (known?.files ?? (await this.listOf(area, version)))?.get(name);
    return file === undefined ? null : { area, version, file };
  }

  /** A file of any shell that is kept, by its name alone; null when there is none. */
  async ofShell(name: string): Promise<WantedFile | null> {
    if (!isReleaseFile(name)) return null;
    const serving = servingOf(await this.deps.registry.current());
    const holder = serving.find(({ area, files }) => area === SHELL && files.has(name));
    const version = holder?.version ?? this.shells.get(name) ?? (await findShellWith(this.deps.db, name));
    if (version === null) return null;
    this.shells.set(name, version);
    return this.ofArea(SHELL, version, name);
  }

  private async listOf(area: string, version: string): Promise<Files | null> {
    const known = this.lists.get(`${area} ${version}`);
    if (known !== undefined) return known;
    const kept = await this.deps.store.read(area, version, RELEASE_FILE);
    if (kept === null) return null;
    const { files } = areaRelease.parse(await json(kept.stream));
    const list = new Map(files.map((file) => [file.name, file]));
    this.lists.set(`${area} ${version}`, list);
    return list;
  }
}
