import { sql } from 'kysely';
import type { z } from 'zod';
import type { Session, setupInput } from 'shared/contract/session/session';
import type { Trx } from '../../platform/database/database';
import { type RequestOrigin, SYSTEM_ORIGIN } from '../../platform/http/actor';
import { TooManyRequests, ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { hasRoleEditor, lockRoles } from '../../roles/roles.service';
import { accountLink } from '../account-link';
import { findByEmail } from '../accounts.repository';
import { linkLimits } from '../attempts/attempts.policy';
import { countAttempt } from '../attempts/attempts.repository';
import { hashPassword } from '../password/password';
import { requireGoodPassword } from '../password/password-rules.service';
import { SETUP_LIFE } from '../session.policy';
import { startSession } from '../session/session.service';
import { createToken, takeToken } from '../tokens.repository';

const STALE_LINK = 'Ссылка устарела или уже использована. Перезапустите сервер, он напечатает новую';
const ALREADY = 'Администратор уже есть. Войдите под его учётной записью';

/** A link that makes the first administrator; null when somebody can already give rights. */
export async function createSetupLink(deps: Deps): Promise<string | null> {
  if (await hasRoleEditor(deps.db)) return null;
  const token = await createToken(deps.db, {
    kind: 'setup',
    userId: null,
    now: deps.now(),
    livesFor: SETUP_LIFE,
    origin: SYSTEM_ORIGIN,
  });
  return accountLink(deps.config, 'setup', token);
}

async function createAdministrator(
  trx: Trx,
  input: z.output<typeof setupInput>,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<{ id: number; full_name: string }> {
  if ((await findByEmail(trx, input.email)) !== null) {
    throw new ValidationFailed({ email: ['Учётная запись с этим адресом уже есть'] });
  }
  const account = await trx
    .insertInto('users')
    .values({
      last_name: input.last_name,
      first_name: input.first_name,
      middle_name: input.middle_name === '' ? null : input.middle_name,
      email: input.email,
      password_hash: passwordHash,
      email_confirmed_at: now,
      status: 'active',
    })
    .returning(['id', 'full_name'])
    .executeTakeFirstOrThrow();
  await sql`
    insert into user_roles (user_id, role_id)
    select ${account.id}, id from roles where is_system`.execute(trx);
  return account;
}

/**
 * Makes the first administrator and logs them in. Refuses with 422 when the link is dead and as soon as somebody
 * can give rights, however many links are open.
 */
export async function setUp(
  deps: Deps,
  input: z.output<typeof setupInput>,
  origin: RequestOrigin,
): Promise<Session> {
  const now = deps.now();
  const { wait } = await countAttempt(deps.db, linkLimits(origin.ip), now);
  if (wait > 0) throw new TooManyRequests(wait);
  await requireGoodPassword(input.password, input);
  const passwordHash = await hashPassword(input.password);
  const account = await deps.transact(async (trx) => {
    await lockRoles(trx);
    if ((await takeToken(trx, { kind: 'setup', token: input.token, now })) === null) {
      throw new ValidationFailed({ token: [STALE_LINK] }, STALE_LINK);
    }
    if (await hasRoleEditor(trx)) throw new ValidationFailed({ token: [ALREADY] }, ALREADY);
    const created = await createAdministrator(trx, input, { passwordHash, now });
    await deps.activity.record(trx, {
      actor: { id: created.id, name: created.full_name },
      action: 'user.set_up',
      entityType: 'user',
      entityId: created.id,
      entityLabel: created.full_name,
      origin,
    });
    return created;
  });
  return startSession(deps, account, origin);
}
