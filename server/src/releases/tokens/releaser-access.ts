import type { FastifyRequest } from 'fastify';
import { authorise, type OwnAccess } from '../../platform/http/access';
import type { Actor } from '../../platform/http/actor';
import { Forbidden, Unauthenticated } from '../../platform/http/errors';
import { authenticate, bearerOf } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { deployTokenHash, looksLikeDeployToken } from './deploy-token';
import { getLiveToken, type LiveToken } from './deploy-tokens.repository';

/** Who changes or reads the registry: an administrator, or a team's pipeline by its token. One of the two is null. */
export interface Releaser {
  actor: Actor | null;
  token: LiveToken | null;
}

const REFUSED = 'Токен выкладки не подходит: он отозван, истёк или введён не полностью';
const TOKEN_ONLY =
  'Версии публикуются с токеном выкладки. Его создаёт администратор на странице «Состояние разделов»';

function requireOwnArea({ area }: LiveToken, request: FastifyRequest): void {
  const params = request.params as { area?: string };
  if (params.area !== undefined && params.area !== area) {
    throw new Forbidden(
      `Токен выдан для раздела ${area}, а запрос — о разделе ${params.area.slice(0, 64)}. Возьмите токен этого раздела`,
    );
  }
}

function releaserAccess(deps: Pick<Deps, 'db' | 'now'>, employees: boolean): OwnAccess<Releaser> {
  return {
    permissions: employees ? ['roles.edit'] : [],
    note: 'токен выкладки раздела',
    async identify(request) {
      const text = bearerOf(request);
      if (text !== null && looksLikeDeployToken(text)) {
        const token = await getLiveToken(deps.db, deployTokenHash(text), deps.now());
        if (token === null) throw new Unauthenticated(REFUSED);
        requireOwnArea(token, request);
        return { actor: null, token };
      }
      const actor = await authenticate(request);
      if (!employees) throw new Forbidden(TOKEN_ONLY);
      authorise(actor, 'roles.edit');
      return { actor, token: null };
    },
  };
}

/** A deploy token of the area in the address, and nobody else. */
export function byDeployToken(deps: Pick<Deps, 'db' | 'now'>): OwnAccess<Releaser> {
  return releaserAccess(deps, false);
}

/** A deploy token of the area in the address, or an employee who may edit roles. */
export function byReleaser(deps: Pick<Deps, 'db' | 'now'>): OwnAccess<Releaser> {
  return releaserAccess(deps, true);
}
