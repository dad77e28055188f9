import type { FastifyInstance } from 'fastify';
import type { Actor } from '../http/actor';

/** How the channels begin in which those are named who have a record open. */
export const PRESENCE = 'presence-records.';

/** Whether the employee sees the record, and so may see and be seen there. */
export type PresenceRule = (actor: Actor, record: { resource: string; id: number }) => Promise<boolean>;

const rules = new WeakMap<FastifyInstance, PresenceRule>();

/** Plugs in the one who knows which records an employee sees; without it nobody is present anywhere. */
export function allowPresence(app: FastifyInstance, rule: PresenceRule): void {
  rules.set(app, rule);
}

/** Whether the employee may be named, and be told of the others, at the record. */
export async function mayBePresent(
  app: FastifyInstance,
  actor: Actor,
  record: { resource: string; id: number },
): Promise<boolean> {
  return (await rules.get(app)?.(actor, record)) ?? false;
}
