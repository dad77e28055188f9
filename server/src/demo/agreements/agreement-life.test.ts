import { AGREEMENT_STATUSES } from 'shared/contract/agreement/agreement-status';
import { STATUS_COUNTS, lifeOf } from './agreement-life';
import { Random } from '../random';

const today = '2026-11-20';
const many = (status: (typeof AGREEMENT_STATUSES)[number]) =>
  Array.from({ length: 200 }, (_, seed) =>
    lifeOf(new Random(seed * 7919 + 1), status, { today, months: [null, 3, 11, 12, 36][seed % 5] ?? null }),
  );

describe('the days of an invented agreement', () => {
  it.each(AGREEMENT_STATUSES)('follow each other as they must: %s', (status) => {
    for (const life of many(status)) {
      const { created, agreementDate, start, end, signedByUs, signedByThem, changed, archived } = life;
      expect(created <= today && changed <= today).toBe(true);
      expect(created >= '2022-09-01').toBe(true);
      if (agreementDate !== null) expect(created <= agreementDate && agreementDate <= today).toBe(true);
      if (start !== null && end !== null) expect(start <= end).toBe(true);
      expect(life.isIndefinite && end !== null).toBe(false);
      if (signedByUs !== null) expect(agreementDate !== null && agreementDate <= signedByUs).toBe(true);
      if (signedByThem !== null) expect(signedByUs !== null && signedByThem <= today).toBe(true);
      if (archived !== null) expect(changed <= archived && archived <= today).toBe(true);
    }
  });

  it('keep an agreement in force inside its term and an expired one past it', () => {
    for (const { start, end } of many('active')) {
      expect((start ?? '') <= today && (end === null || end >= today)).toBe(true);
    }
    for (const { end } of many('expired')) expect((end ?? today) < today).toBe(true);
  });

  it('leave both sides unsigned until the signing', () => {
    for (const status of ['draft', 'on_approval', 'rework', 'approved'] as const) {
      expect(many(status).every(({ signedByUs, signedByThem }) => !signedByUs && !signedByThem)).toBe(true);
    }
    for (const status of ['active', 'signed', 'expired', 'completed'] as const) {
      expect(many(status).every(({ signedByUs, signedByThem }) => signedByUs && signedByThem)).toBe(true);
    }
  });

  it('are days on which people are at work', () => {
    const isOff = (day: string) =>
      [0, 6].includes(new Date(day).getUTCDay()) ||
      /-(01-0[1-8]|02-23|03-08|05-01|05-09|06-12|11-04)$/.test(day);
    const days = AGREEMENT_STATUSES.flatMap(many).flatMap((life) => [
      life.created,
      life.agreementDate,
      life.signedByUs,
      life.signedByThem,
      life.completed,
      life.terminated,
      life.archived,
    ]);
    expect(days.filter((day) => day !== null && isOff(day))).toEqual([]);
  });

  it('are wanted for every status', () => {
    expect(STATUS_COUNTS.map(([status]) => status)).toEqual([...AGREEMENT_STATUSES]);
    expect(STATUS_COUNTS.reduce((sum, [, count]) => sum + count, 0)).toBe(283);
  });
});
