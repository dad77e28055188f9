import type { FastifyInstance } from 'fastify';
import type { Actor } from '../http/actor';

/** How the channels begin in which those are named who have a record open. */
export const PRESENCE = 'presence-records.';

/** Whether the employee sees the record, and so may see and be seen there. */
export type PresenceRule = (actor: Actor, record: { resource: string; id: number }) => Promise<boolean>;

/** The employee with the rights of this moment; null who may no longer be here. */
export type PresentEmployee = (userId: number) => Promise<Actor | null>;

interface Rules {
  sees: PresenceRule;
  employee: PresentEmployee;
}

const rules = new WeakMap<FastifyInstance, Rules>();

/** Plugs in the one who knows which records an employee sees; without it nobody is present anywhere. */
export function allowPresence(app: FastifyInstance, sees: PresenceRule, employee: PresentEmployee): void {
  rules.set(app, { sees, employee });
}

/** Whether the employee may be named, and be told of the others, at the record. */
export async function mayBePresent(
  app: FastifyInstance,
  actor: Actor,
  record: { resource: string; id: number },
): Promise<boolean> {
  return (await rules.get(app)?.sees(actor, record)) ?? false;
}

/** Whether the person who was let in to the channel would be let in now. */
export async function mayStay(app: FastifyInstance, userId: number, channel: string): Promise<boolean> {
  const [resource = '', id = ''] = channel.slice(PRESENCE.length).split('.');
  const actor = (await rules.get(app)?.employee(userId)) ?? null;
  return actor !== null && mayBePresent(app, actor, { resource, id: Number(id) });
}
