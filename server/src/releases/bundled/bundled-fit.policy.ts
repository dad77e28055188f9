import { SHELL } from 'shared/contract/release/release';
import { contractRefusals } from '../gate/contract.policy';
import type { RegistryFacts, ReleaseFacts } from '../gate/release-candidate';
import { sharedPackageRefusals } from '../gate/shared-package.policy';

type Build = ReleaseFacts & { area: string };

export interface BundledFit<B extends Build> {
  /** What may become current. */
  fitting: B[];
  /** Sentences about the others, for whoever runs the server. */
  refusals: string[];
}

const refusalsOf = (build: ReleaseFacts, facts: RegistryFacts) => [
  ...contractRefusals(build, facts),
  ...sharedPackageRefusals(build, facts),
];

/**
 * Which of the builds a server came with may become current: a shell when every area that serves somebody afterwards
 * still fits it, by contract and by the packages it takes, and an area when it fits the shells that serve afterwards.
 */
export function bundledFit<B extends Build>(builds: readonly B[], facts: RegistryFacts): BundledFit<B> {
  const shell = builds.find(({ area }) => area === SHELL);
  const staying = facts.areas.filter(({ release }) => !builds.some(({ area }) => area === release.area));
  const ofShell = shell === undefined ? [] : refusalsOf(shell, { ...facts, areas: staying });
  const isShellHeld = ofShell.length > 0;
  const shells = shell === undefined || isShellHeld ? facts.shells : [{ ...shell, isRollout: false }];
  const fitting: B[] = [];
  const refusals = ofShell.map((text) => `Оболочка ${shell?.version ?? ''} из поставки не включена. ${text}`);
  for (const build of builds) {
    if (build.area === SHELL) {
      if (!isShellHeld) fitting.push(build);
      continue;
    }
    // Without any shell nobody is served, and the first one will be of this very delivery.
    const texts = shells.length === 0 ? [] : refusalsOf(build, { ...facts, shells });
    if (texts.length === 0) fitting.push(build);
    refusals.push(
      ...texts.map(
        (text) => `Версия ${build.version} раздела ${build.area} из поставки не включена. ${text}`,
      ),
    );
  }
  return { fitting, refusals };
}
