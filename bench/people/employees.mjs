import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { channelOf } from '../realtime/listeners.mjs';

const FIRST_ID = Number(/\d+$/.exec(channelOf(0))[0]);

// Each takes the place of the lawyer, with the department, the post and the roles: a card one does not see would be a
// cheap refusal.
const EMPLOYEES = `
  insert into users (id, last_name, first_name, email, email_confirmed_at, department_id, job_title_id, status)
  select $1 + at, 'Сотрудник', at::text, 'lawyer' || at || '@contracts.local', now(), model.department_id,
    model.job_title_id, 'active'
  from generate_series(0, $2::int - 1) as at
  join users model on model.email = 'lawyer@contracts.local'
  on conflict do nothing`;

const ROLES = `
  insert into user_roles (user_id, role_id)
  select $1 + at, r.role_id
  from generate_series(0, $2::int - 1) as at
  join users model on model.email = 'lawyer@contracts.local'
  join user_roles r on r.user_id = model.id
  on conflict do nothing`;

const SESSIONS = `
  insert into tokens (kind, user_id, hash, expires_at, last_used_at)
  select 'session', given.user_id, given.hash, now() + interval '1 day', now()
  from unnest($1::bigint[], $2::bytea[]) as given (user_id, hash)`;

/** So many employees who are logged in, and their tokens; the first of them stands for the same person each time. */
export async function makeEmployees(url, count) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(EMPLOYEES, [FIRST_ID, count]);
    await client.query(ROLES, [FIRST_ID, count]);
    await client.query(SESSIONS, [tokens.map((_, at) => FIRST_ID + at), hashes]);
    await client.query('analyze users, user_roles, tokens');
  } finally {
    await client.end();
  }
  return tokens;
}
