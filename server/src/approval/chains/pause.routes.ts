import { approvalChain } from 'shared/contract/approval/approval-chain';
import { chainReasonInput, chainVersion } from 'shared/contract/approval/approval-chain-input';
import { holds } from '../../platform/http/access';
import type { Actor } from '../../platform/http/actor';
import { idParams } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { getChain } from './chain-reading.service';
import { pause, resume } from './pause.service';

const url = '/api/approval-chains';
const sends = (actor: Actor) =>
  holds(actor, 'approval_chains.edit') || holds(actor, 'approval_chains.create');

/** The clock of a round is stopped, and goes on. */
export function pauseRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'POST',
    url: `${url}/:id/pause`,
    access: sends,
    summary: 'Приостановить согласование: никого не спрашивают, сроки стоят',
    params: idParams,
    body: chainReasonInput,
    response: approvalChain,
    conflict: approvalChain,
    numbersReferences: true,
    handler: async ({ actor, params, body, origin }) => {
      const { lock_version: lockVersion, reason } = body;
      await pause(deps, { actor, origin, id: params.id, lockVersion, reason });
      return getChain(deps, actor, params.id);
    },
  });
  route(app, {
    method: 'POST',
    url: `${url}/:id/resume`,
    access: sends,
    summary: 'Возобновить согласование: сроки продолжаются с того, что от них оставалось',
    params: idParams,
    body: chainVersion,
    response: approvalChain,
    conflict: approvalChain,
    numbersReferences: true,
    handler: async ({ actor, params, body, origin }) => {
      await resume(deps, { actor, origin, id: params.id, lockVersion: body.lock_version });
      return getChain(deps, actor, params.id);
    },
  });
}
