import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { Unauthenticated } from '../../platform/http/errors';
import { findActor } from '../actor.repository';
import { findSessionsEnd } from '../tokens.repository';

const WHOM = 'Если это ошибка, обратитесь к своему руководителю или администратору системы';
const DISMISSED = `Ваш доступ к системе закрыт. ${WHOM}`;
const BLOCKED = `Ваша учётная запись заблокирована. ${WHOM}`;
const REVOKED = 'Сеанс завершён. Войдите снова';
const EXPIRED = 'Срок сеанса истёк. Войдите снова';

/**
 * The employee behind the token of a session; null for a token nobody was ever given. Refuses with 401 a session that has
 * ended and says why: whoever holds its token was this employee, and nobody else learns of the account.
 */
export async function requireSession(db: Db, token: string, now: Date): Promise<Actor | null> {
  const actor = await findActor(db, token, now);
  if (actor !== null) return actor;
  const end = await findSessionsEnd(db, token);
  if (end === null) return null;
  if (end.status === 'dismissed' || end.is_deleted) throw new Unauthenticated(DISMISSED);
  if (end.status === 'blocked') throw new Unauthenticated(BLOCKED);
  throw new Unauthenticated(end.is_revoked ? REVOKED : EXPIRED);
}
