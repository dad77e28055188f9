import type { FieldErrors } from '../../platform/http/errors';
import { addressRefusals } from './address.policy';
import { budgetRefusals } from './budget.policy';
import { conformanceRefusals } from './conformance.policy';
import { contractRefusals } from './contract.policy';
import { definitionRefusals } from './definition.policy';
import { federationRuntimeRefusals } from './federation-runtime.policy';
import { filesRefusals } from './files.policy';
import type { Candidate, RegistryFacts, ReleaseFacts } from './release-candidate';
import { routeOwnerRefusals } from './route-owner.policy';
import { sharedPackageRefusals } from './shared-package.policy';

/** Names of the checks on the wire: the keys of `errors` in a refusal. */
export const GATE_CHECKS = [
  'archive',
  'address',
  'definition',
  'permissions',
  'contract',
  'shared',
  'routes',
  'files',
  'budget',
  'conformance',
] as const;
export type GateCheck = (typeof GATE_CHECKS)[number];

function gathered(refusals: Partial<Record<GateCheck, readonly string[]>>): FieldErrors {
  const found = Object.entries(refusals).filter(([, texts]) => texts.length > 0);
  return Object.fromEntries(found.map(([check, texts]) => [check, [...new Set(texts)]]));
}

/** Why the version does not fit what serves people now: asked when it is published and when it is switched on. */
export function fitRefusals(candidate: ReleaseFacts, facts: RegistryFacts): FieldErrors {
  return gathered({
    contract: contractRefusals(candidate, facts),
    shared: [...sharedPackageRefusals(candidate, facts), ...federationRuntimeRefusals(candidate, facts)],
    routes: routeOwnerRefusals(candidate, facts),
  });
}

/** Everything for which the gate turns an upload away, by check; empty when it may pass. */
export function gateRefusals(candidate: Candidate, facts: RegistryFacts): FieldErrors {
  return {
    ...gathered({
      address: addressRefusals(candidate, facts),
      definition: definitionRefusals(candidate),
    }),
    ...fitRefusals(candidate, facts),
    ...gathered({
      files: filesRefusals(candidate),
      budget: budgetRefusals(candidate, facts),
      conformance: conformanceRefusals(candidate, facts),
    }),
  };
}
