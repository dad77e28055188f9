import { satisfiesContract } from 'shared/contract/area/contract-version';
import { SHELL } from 'shared/contract/release/release';
import { type ReleaseFacts, type RegistryFacts } from './release-candidate';
import { titleOf } from '../release-label';

const NO_SHELL = 'В реестре нет действующей оболочки. Сначала опубликуйте и включите shell.';

function againstShells({ release }: ReleaseFacts, { shells }: RegistryFacts): string[] {
  if (shells.length === 0) return [NO_SHELL];
  return shells
    .filter((shell) => !satisfiesContract(release.contract, shell.release.contract))
    .map(
      (shell) =>
        `Раздел собран для контракта ${release.contract}, а ${shell.isRollout ? 'выкатываемая' : 'действующая'} оболочка ${shell.version} даёт ${shell.release.contract}. Соберите раздел с пакетом shared этой оболочки или сначала включите подходящую оболочку.`,
    );
}

/**
 * Why a version and what it would stand beside do not understand each other: an area needs every shell that serves
 * somebody, a shell needs every area that does. Empty when they fit.
 */
export function contractRefusals(candidate: ReleaseFacts, facts: RegistryFacts): string[] {
  if (candidate.release.area !== SHELL) return againstShells(candidate, facts);
  const { contract } = candidate.release;
  return facts.areas
    .filter((area) => !satisfiesContract(area.release.contract, contract))
    .map(
      (area) =>
        `Раздел «${titleOf(area)}» версии ${area.version} работает с контрактом ${area.release.contract}, а эта оболочка даёт ${contract}. Сначала опубликуйте и включите версию ${area.release.area} для нового контракта.`,
    );
}
