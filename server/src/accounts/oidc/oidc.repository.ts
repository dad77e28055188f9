import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database';
import { tokenHash } from '../secret-token';
import type { OidcPerson } from './oidc-person';

/** Who an account is to the provider. */
export interface Identity {
  issuer: string;
  subject: string;
}

/** The identity an account is linked with; null when it is not. */
export async function findIdentity(db: Db, userId: number): Promise<Identity | null> {
  const row = await db
    .selectFrom('users')
    .select(['sso_issuer', 'sso_subject'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (row?.sso_issuer == null || row.sso_subject === null) return null;
  return { issuer: row.sso_issuer, subject: row.sso_subject };
}

/** True when another account is the provider's person already. */
export async function isIdentityTaken(db: Db, identity: Identity, exceptId: number | null): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('sso_issuer', '=', identity.issuer)
    .where('sso_subject', '=', identity.subject)
    .where('deleted_at', 'is', null)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .executeTakeFirst();
  return row !== undefined;
}

/** How somebody is called, and whether anybody has said so. */
export type PersonName = Pick<OidcPerson, 'last_name' | 'first_name' | 'middle_name' | 'name_is_guess'>;

/** A new open account of somebody who came from the provider; answers its number. */
export async function createArrived(
  trx: Trx,
  { person, identity, now }: { person: OidcPerson & { email: string }; identity: Identity; now: Date },
): Promise<{ id: number; full_name: string }> {
  const { last_name, first_name, middle_name, name_is_guess, email } = person;
  return trx
    .insertInto('users')
    .values({
      last_name,
      first_name,
      middle_name,
      name_is_guess,
      email,
      email_confirmed_at: now,
      status: 'active',
      sso_issuer: identity.issuer,
      sso_subject: identity.subject,
    })
    .returning(['id', 'full_name'])
    .executeTakeFirstOrThrow();
}

/** The account is the provider's person from now on, and open; the address counts as confirmed. */
export async function linkAccount(
  trx: Trx,
  userId: number,
  change: {
    identity: Identity;
    name: PersonName | null;
    now: Date;
  },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      ...change.name,
      sso_issuer: change.identity.issuer,
      sso_subject: change.identity.subject,
      email_confirmed_at: sql`coalesce(email_confirmed_at, ${change.now})`,
      status: 'active',
      self_registered: false,
      updated_at: change.now,
      lock_version: sql`lock_version + 1`,
    })
    .where('id', '=', userId)
    .execute();
}

export interface HeldRole {
  id: number;
  name: string;
}

/** The roles with these names, whether or not the employee has them. */
export async function findRolesNamed(db: Db, names: readonly string[]): Promise<HeldRole[]> {
  const { rows } = await sql<HeldRole>`
    select id, name from roles where lower(name) = any(${names.map((name) => name.toLowerCase())})`.execute(
    db,
  );
  return rows;
}

/** The roles of an employee. */
export async function findHeldRoles(db: Db, userId: number): Promise<HeldRole[]> {
  const { rows } = await sql<HeldRole>`
    select r.id, r.name from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = ${userId} order by r.name collate "und-x-icu"`.execute(db);
  return rows;
}

/** Keeps what the provider ends its session by with a token of ours. */
export async function keepHint(db: Db, token: string, hint: string | null): Promise<void> {
  await db.updateTable('tokens').set({ sso_hint: hint }).where('hash', '=', tokenHash(token)).execute();
}

/** What is kept with a token; null when it did not come from the provider. */
export async function findHint(db: Db, tokenId: number): Promise<string | null> {
  const row = await db.selectFrom('tokens').select('sso_hint').where('id', '=', tokenId).executeTakeFirst();
  return row?.sso_hint ?? null;
}
