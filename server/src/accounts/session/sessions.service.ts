import type { LiveSession } from 'shared/contract/session/session';
import type { Trx } from '../../platform/database/database';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { NotFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { deviceName } from './device-name';
import { plainAddress } from '../attempts/network';
import { findEndedSince, findSessions, revokeSessions, revokeStaleSessions } from './sessions.repository';

/** Connections of sessions that ended so recently are ended again: one may have subscribed in the same moment. */
const AGAIN = 5 * 60_000;
/** Sessions one event names. */
const AT_ONCE = 500;

/** Where the employee is logged in: the session that asks first, then the latest used. */
export async function findOwn(deps: Pick<Deps, 'db' | 'now'>, actor: Actor): Promise<LiveSession[]> {
  const open = await findSessions(deps.db, actor.id, deps.now());
  const shown = open.map(({ user_agent, ip, ...session }) => ({
    ...session,
    device: deviceName(user_agent),
    ip: ip === null ? null : plainAddress(ip),
    is_current: session.id === actor.sessionId,
  }));
  return shown.sort((a, b) => Number(b.is_current) - Number(a.is_current));
}

/** Ends the sessions with the commit, live connections included; answers how many there were. */
export async function endSessionsOf(
  deps: Pick<Deps, 'now' | 'outbox'>,
  trx: Trx,
  wanted: { userId: number; only?: number; except?: number },
): Promise<number> {
  const ended = await revokeSessions(trx, { ...wanted, now: deps.now() });
  await deps.outbox.expelSessions(trx, ended, [wanted.userId]);
  return ended.length;
}

async function record(
  deps: Deps,
  trx: Trx,
  { actor, origin, action }: { actor: Actor; origin: RequestOrigin; action: string },
): Promise<void> {
  await deps.activity.record(trx, {
    actor,
    action,
    entityType: 'user',
    entityId: actor.id,
    entityLabel: actor.name,
    origin,
  });
}

/** One of the employee's own sessions is over; refuses with 404 any other one. */
export async function endOne(
  deps: Deps,
  id: number,
  by: { actor: Actor; origin: RequestOrigin },
): Promise<void> {
  await deps.transact(async (trx) => {
    const ended = await endSessionsOf(deps, trx, { userId: by.actor.id, only: id });
    if (ended === 0) throw new NotFound('Этот сеанс уже завершён');
    await record(deps, trx, { ...by, action: 'session.ended' });
  });
}

/** Every session of the employee but the one that asks is over; answers how many there were. */
export async function endOthers(deps: Deps, by: { actor: Actor; origin: RequestOrigin }): Promise<number> {
  return deps.transact(async (trx) => {
    const ended = await endSessionsOf(deps, trx, { userId: by.actor.id, except: by.actor.sessionId });
    if (ended > 0) await record(deps, trx, { ...by, action: 'session.others_ended' });
    return ended;
  });
}

function parts<T>(all: readonly T[]): T[][] {
  const starts = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) => part * AT_ONCE);
  return starts.map((start) => all.slice(start, start + AT_ONCE));
}

/** Sessions whose time is over are ended, and with them the connections they had opened. */
export async function endStale(deps: Pick<Deps, 'now' | 'outbox' | 'transact'>): Promise<void> {
  const now = deps.now();
  await deps.transact(async (trx) => {
    const stale = await revokeStaleSessions(trx, now);
    for (const part of parts(stale))
      await deps.outbox.expelSessions(
        trx,
        part.map(({ id }) => id),
        part.map(({ user_id }) => user_id),
      );
    const before = await findEndedSince(trx, new Date(now.getTime() - AGAIN));
    const again = before.filter((id) => !stale.some((ended) => ended.id === id));
    for (const part of parts(again)) await deps.outbox.expelSessions(trx, part);
  });
}
