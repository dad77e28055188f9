import type { AreaDefinition } from 'shared/contract/area/area';
import { permissionLabel } from 'shared/contract/access/permissions';
import { cohortOf, isReached } from 'shared/contract/release/rollout';
import type { Actor } from '../../platform/http/actor';
import type { Channel } from '../channel.repository';

/** The versions of the area that a person was served: the current one and what the browser falls back to. */
export function servedVersions(channel: Channel, userId: number): string[] {
  const { area, active_version: active, previous_version: previous } = channel;
  const { rollout_version: rollout, rollout_percent: percent } = channel;
  const isInRollout = rollout !== null && percent !== null && isReached(area, cohortOf(userId), percent);
  return [isInRollout ? rollout : active, isInRollout ? active : previous].filter(
    (version) => version !== null,
  );
}

/**
 * True when the person works with the area: holds a right at all, and what one of its routes asks for. The shell, which
 * has no definition, is worked with by everybody who holds a right.
 */
export function worksWith(
  definition: AreaDefinition | null,
  { permissions }: Pick<Actor, 'permissions'>,
): boolean {
  if (permissions.size === 0) return false;
  if (definition === null) return true;
  const held = new Set<string>([...permissions].map(permissionLabel));
  const holds = (wanted: readonly string[]) => wanted.every((label) => held.has(label));
  return definition.routes.some(
    (route) =>
      holds(route.permissions ?? []) || (route.alternative !== undefined && holds(route.alternative)),
  );
}
