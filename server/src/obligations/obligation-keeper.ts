import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Keeper } from '../archive/archived-kinds.service';
import { openBy } from './open-obligations.repository';

/** What is still owed by a document, or by what belongs to it, keeps it. */
export function openObligations(app: FastifyInstance): Keeper {
  return {
    reason: 'Есть неисполненные обязательства',
    keeps: (record) => sql<boolean>`exists (select from obligations b where ${openBy(app, record)})`,
  };
}
