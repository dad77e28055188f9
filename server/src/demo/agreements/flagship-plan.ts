import { addDays } from '../../calendar/business-day';
import { latest, type Life } from './agreement-life';
import { itemPlan, vatTerms } from './agreement-money';
import { type AgreementPlan, planOf } from './agreement-plan';
import type { Cast } from '../cast';
import { workday } from '../demo-step';
import { FLAGSHIPS, type FlagshipSeed } from './flagship';
import type { Random } from '../random';

const SIGNED = ['signed', 'active', 'suspended', 'completed', 'expired', 'terminated'];

function lifeOf({ status, dated, start, end }: FlagshipSeed, today: string): Life {
  const day = (offset: number) => addDays(today, offset);
  const open = (offset: number) => workday(day(offset));
  const signed = SIGNED.includes(status) && dated !== null ? open(1 - dated) : null;
  const theirs = signed === null ? null : open(2 - (dated ?? 0));
  const changed = {
    suspended: open(-9),
    completed: open(-1),
    terminated: open(-20),
    expired: day((end ?? 0) + 1),
    active: latest(day(start), theirs ?? day(start)),
  };
  return {
    status,
    created: open(-(dated ?? 11) - 6),
    agreementDate: dated === null ? null : open(-dated),
    start: day(start),
    end: end === null ? null : day(end),
    isIndefinite: end === null,
    signedByUs: signed,
    signedByThem: theirs,
    changed:
      status in changed ? changed[status as keyof typeof changed] : open(Math.min(0, 2 - (dated ?? 2))),
    completed: status === 'completed' ? open(-1) : null,
    terminated: status === 'terminated' ? open(-20) : null,
    suspended: status === 'suspended' ? open(-9) : null,
    archived: null,
  };
}

function flagshipPlan(
  random: Random,
  cast: Cast,
  { seed, today }: { seed: FlagshipSeed; today: string },
): AgreementPlan {
  const partner = cast.partner(seed.partner);
  const life = lifeOf(seed, today);
  const isSilent = seed.type === 'Н';
  const day = life.agreementDate ?? life.created;
  const given = vatTerms(random, { tax: partner.tax, isForeign: partner.isForeign, day });
  const vat = isSilent
    ? { mode: 'none' as const, rate: null, percent: null, note: 'Безденежное соглашение' }
    : given.mode === 'on_top'
      ? { ...given, mode: 'included' as const }
      : given;
  const plan = planOf(random, cast, {
    deal: {
      type: seed.type,
      payment: seed.type === 'А' ? 'monthly' : seed.type === 'П' ? 'advance' : 'after',
      departments: [seed.department],
    },
    partner,
    life,
    title: seed.title,
    subject: seed.subject,
    money: {
      vat,
      items: seed.items.map(([name, measure, quantity, price]) =>
        itemPlan({ name, measure, quantity, price }, vat),
      ),
      sum: seed.sum ?? null,
      amountType: isSilent ? 'none' : seed.sum === undefined ? 'fixed' : 'limit',
    },
    responsible: cast.named(seed.responsible),
    organization: 0,
  });
  const sides = (seed.sides ?? []).map(({ partner: name, role, signed }) => ({
    partner: cast.partner(name),
    role,
    signed: signed === null ? null : workday(addDays(today, -signed)),
  }));
  return { ...plan, sides, hasNumber: seed.isNumbered, isRestricted: false };
}

/** The agreements written by hand, the newest first. */
export function flagshipPlans(random: Random, cast: Cast, today: string): AgreementPlan[] {
  return FLAGSHIPS.map((seed) => flagshipPlan(random, cast, { seed, today }));
}
