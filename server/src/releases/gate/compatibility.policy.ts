import { SHELL } from 'shared/contract/release/release';
import { contractRefusals } from './contract.policy';
import type { CompatibilityWord } from './compatibility.repository';
import { federationRuntimeRefusals } from './federation-runtime.policy';
import type { ReleaseFacts, RegistryFacts, ServingRelease } from './release-candidate';
import { sharedPackageRefusals } from './shared-package.policy';

type Word = Omit<CompatibilityWord, 'checkedAt'>;

function wordOf(area: ReleaseFacts, shell: ServingRelease, facts: RegistryFacts): Word {
  const alone = { ...facts, shells: [shell] };
  const reasons = [
    ...contractRefusals(area, alone),
    ...sharedPackageRefusals(area, alone),
    ...federationRuntimeRefusals(area, alone),
  ];
  const { release, version } = area;
  return { area: release.area, version, shellVersion: shell.version, reason: reasons[0] ?? null };
}

/**
 * What a check says of each pair of shell and area that it has looked at: of an area with every shell that serves
 * somebody, of a shell with every area that does.
 */
export function compatibilityOf(candidate: ReleaseFacts, facts: RegistryFacts): Word[] {
  if (candidate.release.area !== SHELL) {
    return facts.shells.map((shell) => wordOf(candidate, shell, facts));
  }
  return facts.areas.map((area) => wordOf(area, { ...candidate, isRollout: false }, facts));
}
