import type { AgreementStatus } from 'shared/contract/agreement/agreement-status';
import { addDays, addMonths } from '../../calendar/business-day';
import { workday } from '../demo-step';
import type { Random } from '../random';

/** The days of an agreement, as its status demands them. */
export interface Life {
  /** The day it is made up on. */
  today?: string;
  status: AgreementStatus;
  /** Day the record was made. */
  created: string;
  agreementDate: string | null;
  start: string | null;
  end: string | null;
  isIndefinite: boolean;
  signedByUs: string | null;
  signedByThem: string | null;
  /** Day of the present status. */
  changed: string;
  completed: string | null;
  terminated: string | null;
  suspended: string | null;
  archived: string | null;
}

/** How many agreements of the demo company stand where. */
export const STATUS_COUNTS: readonly (readonly [AgreementStatus, number])[] = [
  ['draft', 16],
  ['on_approval', 16],
  ['rework', 7],
  ['approved', 8],
  ['on_signing', 12],
  ['signed', 9],
  ['active', 116],
  ['suspended', 5],
  ['completed', 46],
  ['expired', 22],
  ['terminated', 12],
  ['rejected', 6],
  ['cancelled', 8],
];

/** Nothing in the demo company is older than four years. */
const OLDEST = 4 * 365;

interface Wish {
  today: string;
  /** Months in force; null is without an end. */
  months: number | null;
}

function termFrom(start: string, months: number | null): Pick<Life, 'start' | 'end' | 'isIndefinite'> {
  if (months === null) return { start, end: null, isIndefinite: true };
  return { start, end: addDays(addMonths(start, months), -1), isIndefinite: false };
}

const NEVER = { completed: null, terminated: null, suspended: null, archived: null };
const UNSIGNED = { signedByUs: null, signedByThem: null };

function inWork(random: Random, status: AgreementStatus, { today, months }: Wish): Life {
  const created = addDays(today, -random.int(5, status === 'draft' ? 40 : 24));
  const changed = status === 'draft' ? created : addDays(created, random.int(0, 1));
  const dated = status !== 'draft' || random.chance(0.4);
  const start = addDays(today, random.int(6, 40));
  return {
    status,
    created,
    agreementDate: dated ? created : null,
    ...termFrom(start, months),
    ...UNSIGNED,
    changed,
    ...NEVER,
  };
}

function onPaper(random: Random, status: 'on_signing' | 'signed', { today, months }: Wish): Life {
  const agreementDate = addDays(today, -random.int(8, 26));
  const ours = addDays(agreementDate, random.int(1, 2));
  const isSigned = status === 'signed';
  const signed = random.chance(0.5) || isSigned ? ours : null;
  return {
    status,
    created: addDays(agreementDate, -random.int(4, 16)),
    agreementDate,
    ...termFrom(addDays(today, random.int(4, 30)), months),
    signedByUs: signed,
    signedByThem: isSigned ? addDays(ours, 1) : null,
    changed: isSigned ? addDays(ours, 1) : ours,
    ...NEVER,
  };
}

/** Signing and the days before it, for an agreement that starts on the day. */
function signedBefore(random: Random, start: string) {
  const agreementDate = addDays(start, -random.int(4, 24));
  const signedByUs = addDays(agreementDate, random.int(0, 2));
  return {
    created: addDays(agreementDate, -random.int(5, 21)),
    agreementDate,
    signedByUs,
    signedByThem: addDays(signedByUs, random.int(0, 2)),
  };
}

/** The later one of two days. */
export function latest(first: string, second: string): string {
  return first > second ? first : second;
}

function inForce(random: Random, status: 'active' | 'suspended', { today, months }: Wish): Life {
  const left = random.chance(0.16) ? random.int(1, 44) : random.int(46, Math.max(60, (months ?? 12) * 28));
  const end = addDays(today, left);
  const start =
    months === null
      ? addDays(today, -random.int(90, OLDEST - 60))
      : latest(addDays(addMonths(end, -months), 1), addDays(today, 60 - OLDEST));
  const begun = start < today ? start : addDays(today, -random.int(2, 20));
  const suspended = status === 'suspended' ? addDays(today, -random.int(3, 50)) : null;
  return {
    status,
    ...signedBefore(random, begun),
    start: begun,
    end: months === null ? null : end,
    isIndefinite: months === null,
    changed: suspended ?? begun,
    ...NEVER,
    suspended,
  };
}

function ended(
  random: Random,
  status: 'completed' | 'expired' | 'terminated',
  { today, months }: Wish,
): Life {
  const length = months ?? 18;
  const most = Math.max(40, OLDEST - length * 30 - 60);
  const end = addDays(today, -random.int(2, status === 'expired' ? Math.min(most, 420) : most));
  const start = latest(addDays(addMonths(end, -length), 1), addDays(today, 40 - OLDEST));
  const early = addDays(end, -random.int(5, Math.max(6, Math.min(length * 10, 90))));
  const stopped = early > start ? early : end;
  const last = status === 'expired' ? addDays(end, 1) : stopped;
  return {
    status,
    ...signedBefore(random, start),
    start,
    end,
    isIndefinite: false,
    changed: last,
    completed: status === 'completed' ? stopped : null,
    terminated: status === 'terminated' ? stopped : null,
    suspended: null,
    archived: last < addDays(today, -400) && random.chance(0.6) ? addDays(last, random.int(60, 200)) : null,
  };
}

function stopped(random: Random, status: 'rejected' | 'cancelled', { today, months }: Wish): Life {
  const created = addDays(today, -random.int(12, 700));
  const changed = addDays(created, random.int(2, 11));
  return {
    status,
    created,
    agreementDate: created,
    ...termFrom(addDays(created, random.int(20, 45)), months),
    ...UNSIGNED,
    changed,
    ...NEVER,
    archived: changed < addDays(today, -300) ? addDays(changed, random.int(30, 120)) : null,
  };
}

function anyLife(random: Random, status: AgreementStatus, wish: Wish): Life {
  switch (status) {
    case 'draft':
    case 'on_approval':
    case 'rework':
    case 'approved':
      return inWork(random, status, wish);
    case 'on_signing':
    case 'signed':
      return onPaper(random, status, wish);
    case 'active':
    case 'suspended':
      return inForce(random, status, wish);
    case 'completed':
    case 'expired':
    case 'terminated':
      return ended(random, status, wish);
    case 'rejected':
    case 'cancelled':
      return stopped(random, status, wish);
  }
}

/** Days that fit the status and each other; none of what has happened lies after today. */
export function lifeOf(random: Random, status: AgreementStatus, wish: Wish): Life {
  const life = anyLife(random, status, wish);
  return {
    ...life,
    today: wish.today,
    created: workday(life.created),
    // The server ends a term by itself, whatever day it is.
    changed: life.status === 'expired' ? life.changed : workday(life.changed),
    agreementDate: workday(life.agreementDate),
    signedByUs: workday(life.signedByUs),
    signedByThem: workday(life.signedByThem),
    completed: workday(life.completed),
    terminated: workday(life.terminated),
    archived: workday(life.archived),
  };
}
