import { approvalChain } from 'shared/contract/approval/approval-chain';
import {
  approvalChainUpdate,
  approvalChainWhole,
  chainReasonInput,
} from 'shared/contract/approval/approval-chain-input';
import type { z } from 'zod';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { ValidationFailed } from '../../platform/http/errors';
import { idParams } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import { validate } from '../../platform/http/validate';
import type { Deps } from '../../platform/module';
import { bodyNamedChange, namingBody } from '../../records/naming/body-named.routes';
import { getChain } from './chain-reading.service';
import { addParticipant, cancel, changeDeadline } from './chain-steps.service';

const RESOURCE = 'approval-chains';
const url = `/api/${RESOURCE}`;
const EDIT = 'approval_chains.edit';
const DELETE = 'approval_chains.delete';

interface Step<Input> {
  actor: Actor;
  origin: RequestOrigin;
  id: number;
  input: Input;
}

/** Another term of a stage, or one more participant; refuses with 422 neither and both. */
async function change(deps: Deps, { input, ...said }: Step<z.output<typeof approvalChainUpdate>>) {
  const { lock_version: lockVersion, due_at: due, participant } = input;
  const step = { ...said, lockVersion };
  if ((due === undefined) === (participant === undefined)) {
    throw new ValidationFailed({ due_at: ['Укажите новый срок или участника'] });
  }
  if (due !== undefined) {
    const { stage_id: stageId, moment } =
      typeof due === 'string' ? { stage_id: undefined, moment: due } : due;
    await changeDeadline(deps, { ...step, stageId, due: new Date(moment) });
  }
  if (participant !== undefined) {
    const { user_id: userId, stage_id: stageId, is_required: isRequired } = participant;
    await addParticipant(deps, { ...step, userId, stageId, isRequired });
  }
  return getChain(deps, said.actor, said.id);
}

/** The approval is cancelled. */
async function end(deps: Deps, { input, ...said }: Step<z.output<typeof chainReasonInput>>) {
  const { lock_version: lockVersion, reason } = input;
  await cancel(deps, { ...said, lockVersion, reason });
  return getChain(deps, said.actor, said.id);
}

function addressed(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'PUT',
    url: `${url}/:id`,
    access: EDIT,
    summary: 'Срок этапа, который выполняется: остального в идущем согласовании заново не говорят',
    params: idParams,
    body: approvalChainWhole,
    response: approvalChain,
    conflict: approvalChain,
    numbersReferences: true,
    handler: async ({ actor, params, body, origin }) => {
      const { lock_version: lockVersion, due_at: due } = body;
      await changeDeadline(deps, { actor, origin, id: params.id, lockVersion, due: new Date(due) });
      return getChain(deps, actor, params.id);
    },
  });
  route(app, {
    method: 'PATCH',
    url: `${url}/:id`,
    access: EDIT,
    summary: 'Изменить срок этапа или добавить участника',
    params: idParams,
    body: approvalChainUpdate,
    response: approvalChain,
    conflict: approvalChain,
    numbersReferences: true,
    handler: ({ actor, params, body, origin }) => change(deps, { actor, origin, id: params.id, input: body }),
  });
  route(app, {
    method: 'DELETE',
    url: `${url}/:id`,
    access: DELETE,
    summary: 'Отменить согласование: документ возвращается в черновики',
    params: idParams,
    body: chainReasonInput,
    response: approvalChain,
    conflict: approvalChain,
    numbersReferences: true,
    handler: ({ actor, params, body, origin }) => end(deps, { actor, origin, id: params.id, input: body }),
  });
}

/** The same where the body names the round. */
function bodyNamed(deps: Deps): void {
  const title = 'Согласования документов';
  bodyNamedChange(deps, {
    resource: RESOURCE,
    title,
    rights: { edit: EDIT },
    card: approvalChain,
    bodies: { change: approvalChainUpdate },
    update: (call) => change(deps, call),
  });
  route(deps.app, {
    method: 'DELETE',
    url,
    access: DELETE,
    summary: `${title}: отмена согласования, номер которого назван в теле`,
    body: namingBody,
    response: approvalChain,
    conflict: approvalChain,
    numbersReferences: true,
    handler: ({ actor, body: { id, ...said }, origin }) =>
      end(deps, { actor, origin, id, input: validate(chainReasonInput, said) }),
  });
}

/** What is said anew of a round under way, and its end: at its address, or where the body names it. */
export function chainChangesRoutes(deps: Deps): void {
  addressed(deps);
  bodyNamed(deps);
}
