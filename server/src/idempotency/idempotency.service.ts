import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Db, Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';

const FIELD = 'idempotency_key';

/** The header `Idempotency-Key`; null when it is absent, refused with 422 when it is not a key. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\w.:-]{8,128}$/.test(header)) return header;
  throw new ValidationFailed({
    [FIELD]: ['Ключ повторного запроса: от 8 до 128 латинских букв, цифр и знаков . : - _'],
  });
}

export interface Attempt {
  resource: string;
  key: string;
  body: unknown;
  actor: Actor;
}

/** A request that was answered before, although the answer may not have arrived. */
export interface Repeated {
  recordId: number;
  /** The same request once more; otherwise the employee has corrected something since. */
  isSame: boolean;
}

/**
 * The record a request with this key has made already, or null when this is the first one: it then owns the key until
 * its transaction ends, and a second request waits for it. Refuses with 422 a known key that has made no record.
 */
export async function findRepeated(
  trx: Trx,
  { resource, key, body, actor }: Attempt,
): Promise<Repeated | null> {
  const request_hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const added = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: actor.id, resource, key, request_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (added !== undefined) return null;
  const known = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'record_id'])
    .where('user_id', '=', actor.id)
    .where('resource', '=', resource)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (known.record_id === null) {
    throw new ValidationFailed({ [FIELD]: ['С этим ключом уже отправлены другие данные'] });
  }
  return { recordId: known.record_id, isSame: known.request_hash === request_hash };
}

/**
 * The record an earlier attempt has made, when only its answer was lost; null of a first attempt and of a caller that does
 * not repeat. Refuses with 422 and the sentence other data under a used key.
 */
export async function findMadeBefore(
  trx: Trx,
  attempt: Attempt | null,
  otherData: string,
): Promise<number | null> {
  const made = attempt && (await findRepeated(trx, attempt));
  if (made?.isSame === false) throw new ValidationFailed({ [FIELD]: [otherData] });
  return made?.recordId ?? null;
}

/** Ties the key to the record that its request has made. */
export async function keepRepeated(trx: Trx, attempt: Attempt, recordId: number): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ record_id: recordId })
    .where('user_id', '=', attempt.actor.id)
    .where('resource', '=', attempt.resource)
    .where('key', '=', attempt.key)
    .execute();
}

/** Keys of a week ago answer nobody's retry any more. */
export async function forgetOldKeys(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '7 days'`.execute(db);
}
