import type { Db } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { findEmployee } from './actor.repository';

/**
 * The employee for work that goes on after the request: with the rights of this moment, never those of the moment it
 * was asked for; null when the account has been blocked, dismissed or deleted.
 */
export async function presentEmployee(db: Db, userId: number): Promise<Actor | null> {
  return findEmployee(db, userId);
}
