import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';

/** The lines of `activity_logs` about what belongs to a record; null when nothing of the kind does. */
export type Along = (record: { kind: string; id: number }) => RawBuilder<boolean> | null;

const known = new WeakMap<FastifyInstance, Along[]>();

/** Lets the history of records tell what happened to that which belongs to them, to whoever reads that history. */
export function tellAlong(app: FastifyInstance, along: Along): void {
  known.set(app, [...(known.get(app) ?? []), along]);
}

/** The lines of everything that belongs to the record; null when nothing does. */
export function toldAlong(
  app: FastifyInstance,
  record: { kind: string; id: number },
): RawBuilder<boolean> | null {
  const arms = (known.get(app) ?? []).flatMap((along) => along(record) ?? []);
  return arms.length === 0 ? null : sql<boolean>`(${sql.join(arms, sql` or `)})`;
}
