import type { FastifyInstance } from 'fastify';
import type { Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import type { Change, RecordFacts } from './record-source';

/** A change of a record that has been put down and announced, still in its transaction. */
export interface RecordSettled {
  trx: Trx;
  change: Change;
  /** Name of the kind. */
  kind: string;
  /** Null of a new record. */
  before: RecordFacts | null;
  after: RecordFacts;
}

/** What a module does when a record of another one has changed; a failure undoes the change. */
export type Follower = (deps: Deps, settled: RecordSettled) => Promise<void>;

const followers = new WeakMap<FastifyInstance, Follower[]>();

/** Has the follower called after every change of a record on this server, in its transaction. */
export function followRecords(app: FastifyInstance, follower: Follower): void {
  followers.set(app, [...(followers.get(app) ?? []), follower]);
}

/** Lets everybody who follows records know of the change, in the order in which they began to follow. */
export async function tellFollowers(deps: Deps, settled: RecordSettled): Promise<void> {
  for (const follower of followers.get(deps.app) ?? []) await follower(deps, settled);
}
