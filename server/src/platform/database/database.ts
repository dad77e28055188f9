import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema';

/** The database as repositories take it: a pool's connection or the transaction of a use case. */
export type Db = Kysely<Database>;
/** A use case's transaction: what changes data, writes the activity log or publishes an event asks for it. */
export type Trx = Transaction<Database>;
/** Runs a use case in one transaction and wakes the outbox after its commit. */
export type Transact = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;
