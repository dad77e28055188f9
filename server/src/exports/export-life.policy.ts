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

/** Rights that open more than the scope. */
const WIDENING = ['documents.read_all', 'documents.read_restricted'] as const;

/** What the employee's scope opens, as one word: an export belongs to the scope its rows were read under. */
export function scopeOf({ dataScope, departmentIds, permissions }: Actor): string {
  const widened = WIDENING.filter((right) => permissions.has(right));
  return [dataScope, ...[...departmentIds].sort((a, b) => a - b), ...widened].join(' ');
}

export const SCOPE_CHANGED = 'Ваш доступ к записям изменился. Запустите выгрузку ещё раз';
