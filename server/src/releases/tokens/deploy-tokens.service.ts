import type { z } from 'zod';
import type {
  CreatedDeployToken,
  DeployToken,
  deployTokenInput,
} from 'shared/contract/release/release-status';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { NotFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { newDeployToken } from './deploy-token';
import { findDeployTokens, insertDeployToken, revokeDeployToken } from './deploy-tokens.repository';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Change {
  actor: Actor;
  origin: RequestOrigin;
}

const labelOf = (area: string, name: string) => `${name} (${area})`;

/** Every token that was not revoked; their texts are kept nowhere. */
export async function findTokens(deps: Pick<Deps, 'db'>): Promise<DeployToken[]> {
  return findDeployTokens(deps.db);
}

/** A token that is good for one area until it expires; its text is in this answer alone. */
export async function createToken(
  deps: Deps,
  { area, name, days, max_percent }: z.output<typeof deployTokenInput>,
  { actor, origin }: Change,
): Promise<CreatedDeployToken> {
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const { token, hash } = newDeployToken();
  const id = await deps.transact(async (trx) => {
    const number = await insertDeployToken(trx, {
      area,
      name,
      hash,
      maxPercent: max_percent,
      createdById: actor.id,
      createdAt: now,
      expiresAt,
    });
    await deps.activity.record(trx, {
      actor,
      action: 'deploy_token.created',
      entityType: 'deploy_token',
      entityId: number,
      entityLabel: labelOf(area, name),
      changes: [
        { field: 'expires_at', label: 'Действует до', old: null, new: expiresAt.toISOString() },
        {
          field: 'max_percent',
          label: 'Включает версии, % сотрудников',
          old: null,
          new: String(max_percent),
        },
      ],
      origin,
    });
    return number;
  });
  return {
    id,
    area,
    name,
    max_percent,
    created_at: now.toISOString(),
    created_by: actor.name,
    expires_at: expiresAt.toISOString(),
    last_used_at: null,
    token,
  };
}

/** The token publishes nothing any more, from the next request on; refuses with 404 one that is not there. */
export async function revokeToken(deps: Deps, id: number, { actor, origin }: Change): Promise<void> {
  await deps.transact(async (trx) => {
    const revoked = await revokeDeployToken(trx, id, deps.now());
    if (revoked === null) throw new NotFound('Токен не найден или уже отозван');
    await deps.activity.record(trx, {
      actor,
      action: 'deploy_token.revoked',
      entityType: 'deploy_token',
      entityId: id,
      entityLabel: labelOf(revoked.area, revoked.name),
      origin,
    });
  });
}
