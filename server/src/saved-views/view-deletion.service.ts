import type { FastifyInstance } from 'fastify';
import type { Trx } from '../platform/database/database';

interface DeletedView {
  id: number;
  ownerId: number;
}

/** What else ends with a view that its owner deletes, in the same transaction. */
type ViewDeletion = (trx: Trx, view: DeletedView) => Promise<void>;

const deletions = new WeakMap<FastifyInstance, ViewDeletion>();

/** Says what else ends with a view on this server: views know none of those who tell of them. */
export function alongWithView(app: FastifyInstance, deletion: ViewDeletion): void {
  deletions.set(app, deletion);
}

/** Ends what else ends with the view. */
export async function endAlong(app: FastifyInstance, trx: Trx, view: DeletedView): Promise<void> {
  await deletions.get(app)?.(trx, view);
}
