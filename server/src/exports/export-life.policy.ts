import type { Actor } from '../platform/http/actor';

/** Milliseconds without a sign of life after which a run is lost. */
const LOST_AFTER = 120_000;
/** Milliseconds an export may wait for its turn before somebody looks after it. */
const WAITS_FOR = 15 * 60_000;
/** Milliseconds between two signs of life. */
export const ALIVE_EVERY = 20_000;
/** Runs of one export: what has ended its worker so often will end the next one too. */
export const MOST_ATTEMPTS = 3;

/** A run whose last sign of life is older is lost. */
export function aliveSince(now: Date): Date {
  return new Date(now.getTime() - LOST_AFTER);
}

/** An export that has waited since then has lost its place in the queue. */
export function waitingSince(now: Date): Date {
  return new Date(now.getTime() - WAITS_FOR);
}

/** True of a right that opens records: rows of a register, or what rows of another one name of them. */
const opensRecords = (right: string) => /\.read(_|$)/.test(right);

/** What the employee may read, as one word: an export belongs to the scope and the rights its rows were read under. */
export function scopeOf({ dataScope, departmentIds, permissions }: Actor): string {
  const opening = [...permissions].filter(opensRecords).sort();
  return [dataScope, ...[...departmentIds].sort((a, b) => a - b), ...opening].join(' ');
}

/** Milliseconds for which a finished file is given to somebody who does not see every document. */
const GIVEN_FOR = 24 * 3_600_000;

/** True when records may leave the employee's sight while rights and scope stay: they move to other people's departments. */
export function mayLoseRecords({ dataScope }: Actor): boolean {
  return dataScope !== 'all';
}

/** True when the words of the file's cells, which name records beside its rows, are too old to be given. */
export function isTooOld(finishedAt: string | null, now: Date): boolean {
  return finishedAt === null || now.getTime() - Date.parse(finishedAt) > GIVEN_FOR;
}

export const TOO_OLD = 'Выгрузка сделана больше суток назад. Запустите её ещё раз';
export const RECORDS_CLOSED = 'Часть записей выгрузки вам больше не видна. Запустите её ещё раз';
export const SCOPE_CHANGED = 'Ваш доступ к записям изменился. Запустите выгрузку ещё раз';
