import { chainReasonInput, chainVersion } from 'shared/contract/approval/approval-chain-input';
import { holds } from '../../platform/http/access';
import type { Actor } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { chainStepRoute } from './chain-step.routes';
import { pause, resume } from './pause.service';

const access = (actor: Actor) =>
  holds(actor, 'approval_chains.edit') || holds(actor, 'approval_chains.create');

/** The clock of a round is stopped, and goes on. */
export function pauseRoutes(deps: Deps): void {
  chainStepRoute(deps, {
    name: 'pause',
    access,
    summary: 'Приостановить согласование: никого не спрашивают, сроки стоят',
    body: chainReasonInput,
    take: (call, { reason }) => pause(deps, { ...call, reason }),
  });
  chainStepRoute(deps, {
    name: 'resume',
    access,
    summary: 'Возобновить согласование: сроки продолжаются с того, что от них оставалось',
    body: chainVersion,
    take: (call) => resume(deps, call),
  });
}
