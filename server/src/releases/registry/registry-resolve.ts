import { satisfiesContract } from 'shared/contract/area/contract-version';
import type { Registry } from 'shared/contract/release/registry';
import { SHELL } from 'shared/contract/release/release';
import { isReached } from 'shared/contract/release/rollout';
import { titleOf } from '../release-label';
import type { KnownChannel, KnownRelease, Snapshot } from './registry-snapshot';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Who asks. */
export interface Visitor {
  /** Null before the first login in this browser. */
  cohort: number | null;
  /** The version a signed link has opened in this tab. */
  preview: { release: KnownRelease; expiresAt: string } | null;
  now: Date;
}

/** What is current of one area for one person. */
export interface ChosenArea {
  current: KnownRelease;
  /** What the browser falls back to. */
  previous: KnownRelease | null;
  isWatched: boolean;
}

/** What is current for one person. */
export interface Choice {
  revision: number;
  shell: KnownRelease;
  /** True while openings of this shell are counted for a verdict. */
  isShellWatched: boolean;
  areas: readonly ChosenArea[];
  isSplit: boolean;
  preview: Visitor['preview'];
  /** The same for everybody who gets the same document. */
  key: string;
}

function chosenOf(channel: KnownChannel, { cohort, preview, now }: Visitor): ChosenArea {
  const { active, previous, rollout, activatedAt } = channel;
  const isWatched = rollout !== null || now.getTime() - activatedAt < DAY_MS;
  const onlyOther = (current: KnownRelease, other: KnownRelease | null) =>
    other?.version === current.version ? null : other;
  if (preview !== null && preview.release.area === active.area) {
    return { current: preview.release, previous: onlyOther(preview.release, active), isWatched };
  }
  const isInRollout = rollout !== null && cohort !== null && isReached(active.area, cohort, rollout.percent);
  return isInRollout
    ? { current: rollout.release, previous: active, isWatched }
    : { current: active, previous: onlyOther(active, previous), isWatched };
}

/** An area that nobody has activated yet is seen through its preview link alone. */
function withUnseen(areas: readonly ChosenArea[], preview: Visitor['preview']): readonly ChosenArea[] {
  if (preview === null || preview.release.definition === null) return areas;
  if (areas.some(({ current }) => current.area === preview.release.area)) return areas;
  return [...areas, { current: preview.release, previous: null, isWatched: false }].sort((a, b) =>
    a.current.area < b.current.area ? -1 : 1,
  );
}

function keyOf(choice: Omit<Choice, 'key'>): string {
  const areas = choice.areas.map(
    ({ current, previous, isWatched }) =>
      `${current.area}@${current.version}/${previous?.version ?? ''}${isWatched ? '+' : ''}`,
  );
  const preview = choice.preview === null ? '' : `${choice.preview.release.area} ${choice.preview.expiresAt}`;
  const shell = `${choice.shell.version}${choice.isShellWatched ? '+' : ''}`;
  return [choice.revision, shell, choice.isSplit, preview, ...areas].join(' ');
}

/** Which versions are current for the person; null while there is no shell at all. */
export function chooseReleases(snapshot: Snapshot, visitor: Visitor): Choice | null {
  const { preview } = visitor;
  const chosen = snapshot.shell === null ? null : chosenOf(snapshot.shell, visitor);
  const shell = chosen?.current ?? (preview?.release.area === SHELL ? preview.release : null);
  if (shell === null) return null;
  const areas = snapshot.areas.map((channel) => chosenOf(channel, visitor));
  // What the shell would refuse is nothing to fall back to.
  const fitting = areas.map((area) => ({
    ...area,
    previous:
      area.previous !== null && satisfiesContract(area.previous.release.contract, shell.release.contract)
        ? area.previous
        : null,
  }));
  const choice = {
    revision: snapshot.revision,
    shell,
    isShellWatched: chosen?.isWatched ?? false,
    areas: withUnseen(fitting, preview),
    isSplit: [snapshot.shell, ...snapshot.areas].some((channel) => (channel?.rollout ?? null) !== null),
    preview,
  };
  return { ...choice, key: keyOf(choice) };
}

/** Where the folder of a release lies for browsers. */
export function baseOf(release: Pick<KnownRelease, 'area' | 'version'>, areasOrigin: string | null): string {
  return `${areasOrigin ?? ''}/areas/${release.area}/${release.version}/`;
}

/** The page itself names what the shell begins with, each with its integrity. */
function laterIntegrity({ release, integrity }: KnownRelease): Record<string, string> {
  return Object.fromEntries(Object.entries(integrity).filter(([name]) => !release.preload.includes(name)));
}

/** The document for the person: the one in the page and at `/registry.json`. */
export function registryOf(choice: Choice, areasOrigin: string | null): Registry {
  const { shell, preview } = choice;
  const sourceOf = (known: KnownRelease) => ({
    version: known.version,
    base: baseOf(known, areasOrigin),
    entry: known.release.entry,
    integrity: { ...known.integrity },
  });
  return {
    revision: choice.revision,
    contract: shell.release.contract,
    shell: {
      version: shell.version,
      integrity: laterIntegrity(shell),
      is_watched: choice.isShellWatched,
    },
    is_split: choice.isSplit,
    areas: choice.areas.flatMap(({ current, previous, isWatched }) =>
      current.definition === null
        ? []
        : [
            {
              ...sourceOf(current),
              definition: current.definition,
              is_watched: isWatched,
              previous: previous === null ? null : sourceOf(previous),
            },
          ],
    ),
    preview:
      preview === null
        ? null
        : {
            area: preview.release.area,
            title: titleOf(preview.release),
            version: preview.release.version,
            expires_at: preview.expiresAt,
          },
  };
}
