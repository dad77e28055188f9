import { createdDeployToken, deployToken, deployTokenInput } from 'shared/contract/release/release-status';
import { z } from 'zod';
import { idParams } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { createToken, findTokens, revokeToken } from './deploy-tokens.service';

/** The tokens with which teams publish: made and revoked by whoever may edit roles. */
export function deployTokensRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: '/api/deploy-tokens',
    access: 'roles.edit',
    summary: 'Токены выкладки',
    response: z.object({ data: z.array(deployToken) }),
    handler: async () => ({ data: await findTokens(deps) }),
  });
  route(app, {
    method: 'POST',
    url: '/api/deploy-tokens',
    access: 'roles.edit',
    summary: 'Новый токен выкладки; его текст есть только в этом ответе',
    body: deployTokenInput,
    response: createdDeployToken,
    status: 201,
    handler: ({ actor, body, origin }) => createToken(deps, body, { actor, origin }),
  });
  route(app, {
    method: 'DELETE',
    url: '/api/deploy-tokens/:id',
    access: 'roles.edit',
    summary: 'Отзыв токена выкладки',
    params: idParams,
    handler: ({ actor, params, origin }) => revokeToken(deps, params.id, { actor, origin }),
  });
}
