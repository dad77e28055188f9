import { approvalChain } from 'shared/contract/approval/approval-chain';
import type { z } from 'zod';
import type { EmployeeAccess } from '../../platform/http/access';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { idParams } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { getChain } from './chain-reading.service';

/** Who takes a step in which round, at the version they saw. */
export interface StepCall {
  actor: Actor;
  origin: RequestOrigin;
  id: number;
  lockVersion: number;
}

interface ChainStep<Input> {
  /** Last part of the address: `recall`. */
  name: string;
  access: EmployeeAccess;
  summary: string;
  body: z.ZodType<Input>;
  take: (call: StepCall, body: Input) => Promise<unknown>;
}

/** `POST /api/approval-chains/{id}/{step}`: answers, and is refused with, the round as it stands. */
export function chainStepRoute<Input extends { lock_version: number }>(
  deps: Deps,
  { name, access, summary, body, take }: ChainStep<Input>,
): void {
  route(deps.app, {
    method: 'POST',
    url: `/api/approval-chains/:id/${name}`,
    access,
    summary,
    params: idParams,
    body,
    response: approvalChain,
    conflict: approvalChain,
    numbersReferences: true,
    handler: async ({ actor, params, body: said, origin }) => {
      await take({ actor, origin, id: params.id, lockVersion: said.lock_version }, said);
      return getChain(deps, actor, params.id);
    },
  });
}
