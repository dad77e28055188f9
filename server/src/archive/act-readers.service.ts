import type { FastifyInstance } from 'fastify';
import { presentEmployee } from '../accounts/employee.service';
import type { Db } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { isRowVisible } from '../records/versioned-row';
import { type ActRecord, seenAct } from './acts.repository';
import { requireArchivedKind } from './archived-kinds';

/** Employees who may approve the destruction of what the act names, by right and by scope, and see the act. */
export async function mayApproveAct(
  app: FastifyInstance,
  db: Db,
  act: Pick<ActRecord, 'id' | 'named'>,
): Promise<Actor[]> {
  const [first] = act.named;
  if (first === undefined) return [];
  const found: Actor[] = [];
  for (const id of await requireArchivedKind(app, first.type).approvers(db, first.id)) {
    const person = await presentEmployee(db, id);
    if (person !== null && (await isRowVisible(db, seenAct(app), { viewer: person, id: act.id }))) {
      found.push(person);
    }
  }
  return found;
}

/** Those who have prepared the act. */
export const preparersOf = (act: Pick<ActRecord, 'created_by_id' | 'submitted_by_id'>): number[] =>
  [act.created_by_id, act.submitted_by_id].filter((id) => id !== null);
