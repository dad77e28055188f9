import { SHELL } from 'shared/contract/release/release';
import { titleOf } from '../release-label';
import { type ReleaseFacts, type RegistryFacts } from './release-candidate';
import { satisfiesRange } from './semver-range';

/** What the shell gives every area in the page, without a name in the share scope. */
const GIVEN = '@module-federation/runtime-core';
/** What an area carries of it: made for the core of its own number. */
const CARRIED = ['@module-federation/runtime', '@module-federation/webpack-bundler-runtime', GIVEN];

const carriedBy = ({ release }: ReleaseFacts, name: string) =>
  Object.hasOwn(release.bundled, name) ? release.bundled[name] : undefined;

function refusalOf(area: ReleaseFacts, shell: ReleaseFacts): string | null {
  const given = carriedBy(shell, GIVEN);
  // Of a shell that does not say, nothing can be said.
  if (given === undefined) return null;
  const unfit = CARRIED.map((name) => carriedBy(area, name)).find(
    (version) => version !== undefined && !satisfiesRange(`^${version}`, given),
  );
  if (unfit === undefined) return null;
  return `Раздел «${titleOf(area)}» версии ${area.version} собран с Module Federation ${unfit}, а в оболочке ${shell.version} она версии ${given}. Соберите раздел с версиями из каталога этой оболочки.`;
}

/**
 * Which areas are built for a runtime of the federation that the shell does not give: one later than it has, or of
 * another generation. A shell is held against every area that serves somebody. Empty when all fit.
 */
export function federationRuntimeRefusals(candidate: ReleaseFacts, facts: RegistryFacts): string[] {
  const pairs =
    candidate.release.area === SHELL
      ? facts.areas.map((area) => refusalOf(area, candidate))
      : facts.shells.map((shell) => refusalOf(candidate, shell));
  return pairs.filter((text) => text !== null);
}
