import { SHELL } from 'shared/contract/release/release';
import { type ReleaseFacts, type RegistryFacts } from './release-candidate';
import { titleOf } from '../release-label';
import { isRange, satisfiesRange } from './semver-range';

interface Pair {
  area: ReleaseFacts;
  shell: ReleaseFacts;
}

function refusalOf({ area, shell }: Pair, name: string, range: string): string | null {
  const whose = `Раздел «${titleOf(area)}» версии ${area.version}`;
  if (!isRange(range)) {
    return `${whose} просит пакет ${name} в виде «${range}». Укажите диапазон вида ^1.2.3, ~1.2.3 или 1.2.3.`;
  }
  // The name comes from outside, and every object answers to `constructor`.
  const given = Object.hasOwn(shell.release.shared, name) ? shell.release.shared[name] : undefined;
  if (given === undefined) {
    return `${whose} берёт из оболочки пакет ${name}, которого в оболочке ${shell.version} нет. Уберите его из общих пакетов раздела или включите оболочку, которая его даёт.`;
  }
  if (satisfiesRange(range, given)) return null;
  return `${whose} просит пакет ${name} ${range}, а в оболочке ${shell.version} он версии ${given}. Соберите раздел с версиями из каталога этой оболочки.`;
}

function refusalsOf(pair: Pair): string[] {
  return Object.entries(pair.area.release.shared)
    .map(([name, range]) => refusalOf(pair, name, range))
    .filter((text) => text !== null);
}

/**
 * Which packages an area would take from a shell that does not give them in that range; a shell is held against every
 * area that serves somebody. Empty when all are there.
 */
export function sharedPackageRefusals(candidate: ReleaseFacts, facts: RegistryFacts): string[] {
  const pairs =
    candidate.release.area === SHELL
      ? facts.areas.map((area) => ({ area, shell: candidate }))
      : facts.shells.map((shell) => ({ area: candidate, shell }));
  return pairs.flatMap(refusalsOf);
}
