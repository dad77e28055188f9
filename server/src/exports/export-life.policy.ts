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

export const SCOPE_CHANGED = 'Ваш доступ к записям изменился. Запустите выгрузку ещё раз';
