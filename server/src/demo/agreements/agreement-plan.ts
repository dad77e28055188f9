import type {
  AgreementDirection,
  AgreementKind,
  AgreementStatus,
  AmountType,
} from 'shared/contract/agreement/agreement-status';
import type { VatAmounts } from 'shared/contract/money/vat';
import { type Life, STATUS_COUNTS, lifeOf } from './agreement-life';
import {
  type ItemPlan,
  type VatTerms,
  inCurrency,
  specification,
  totalsOf,
  vatTerms,
} from './agreement-money';
import {
  type PaymentPlan,
  type RenewalPlan,
  type SigningPlan,
  paymentPlan,
  penaltyTerms,
  renewalPlan,
  signingPlan,
  statusReason,
} from './agreement-terms';
import type { Cast, Colleague, Partner } from '../cast';
import { type Deal, DEALS } from '../deals/deal';
import { filled, placeOf } from '../deals/deal-place';
import type { Random } from '../random';

export interface AgreementPlan {
  life: Life;
  type: string;
  direction: AgreementDirection;
  kind: AgreementKind;
  title: string;
  subject: string;
  partner: Partner;
  /** Beyond the two: who, as what, and when it has signed. */
  sides?: readonly { partner: Partner; role: string; signed: string | null }[];
  /** Place in the list of own organisations. */
  organization: number;
  responsible: Colleague;
  curator: Colleague | null;
  vat: VatTerms;
  currency: string;
  items: ItemPlan[];
  amountType: AmountType;
  totals: VatAmounts | null;
  isManual: boolean;
  payment: PaymentPlan | null;
  penalty: string | null;
  renewal: RenewalPlan;
  signing: SigningPlan;
  reason: string | null;
  risk: 'low' | 'medium' | 'high' | null;
  isRestricted: boolean;
  tags: string[];
  hasNumber: boolean;
  /** Written down from the paper archive when it was long over: it never went through the register. */
  isOldPaper?: boolean;
}

const CONFIDENTIALITY_TITLES = [
  'Соглашение о неразглашении, проект в {cityIn}',
  'Соглашение о конфиденциальности переговоров, {city}',
  'Соглашение о конфиденциальности, доступ на узлы {cityOf}',
] as const;

const TAGS = [
  'ЦОД',
  'типовая форма',
  'срочно',
  'инвестпрограмма',
  'импортозамещение',
  'страхование',
] as const;

function kindOf(type: string): { direction: AgreementDirection; kind: AgreementKind } {
  if (type === 'Н') return { direction: 'none', kind: 'nda' };
  if (type === 'Р') return { direction: 'expense', kind: 'framework' };
  if (type === 'З') return { direction: 'expense', kind: 'single' };
  return { direction: type === 'К' ? 'income' : 'expense', kind: 'standard' };
}

function numbered(random: Random, { status, agreementDate }: Life): boolean {
  if (agreementDate === null) return false;
  if (status === 'draft') return random.chance(0.2);
  if (status === 'rejected' || status === 'cancelled') return random.chance(0.5);
  return status === 'on_approval' || status === 'rework' ? random.chance(0.75) : true;
}

interface Money {
  vat: VatTerms;
  items: ItemPlan[];
  sum: string | null;
  amountType: AmountType;
}

/** Everything but the deal's own texts, for a partner, a status and its money. */
export function planOf(
  random: Random,
  cast: Cast,
  given: {
    deal: Pick<Deal, 'type' | 'payment' | 'departments'>;
    partner: Partner;
    life: Life;
    title: string;
    subject: string;
    money: Money;
    responsible?: Colleague;
    organization?: number;
  },
): AgreementPlan {
  const { deal, partner, life, money } = given;
  const isSilent = deal.type === 'Н';
  return {
    life,
    type: deal.type,
    ...kindOf(deal.type),
    title: given.title,
    subject: given.subject,
    partner,
    organization: given.organization ?? (random.chance(0.58) ? 0 : random.int(1, cast.ownCount - 1)),
    responsible: given.responsible ?? cast.someoneOf(random, deal.departments),
    curator: random.chance(0.7) ? cast.someLawyer(random) : null,
    vat: money.vat,
    currency: partner.currency,
    items: money.items,
    amountType: money.amountType,
    totals: totalsOf(money.items, money.sum, money.vat),
    isManual: money.items.length === 0 && money.sum !== null,
    payment: isSilent ? null : paymentPlan(random, deal.payment),
    penalty: isSilent || random.chance(0.2) ? null : penaltyTerms(random),
    renewal: renewalPlan(random, life, deal.payment),
    signing: signingPlan(random, life, { hasEdi: partner.hasEdi }),
    reason: statusReason(random, life.status),
    risk: random.chance(0.5) ? random.pick(['low', 'low', 'medium', 'high'] as const) : null,
    isRestricted: random.chance(0.02),
    tags: random.sample(TAGS, random.pick([0, 0, 0, 1, 1, 2])),
    hasNumber: numbered(random, life),
  };
}

function silent(
  random: Random,
  cast: Cast,
  { status, today }: { status: AgreementStatus; today: string },
): AgreementPlan {
  const partner = random.pick(cast.partners);
  const life = lifeOf(random, status, { today, months: 36 });
  return planOf(random, cast, {
    deal: { type: 'Н', departments: ['ДОГ'] },
    partner,
    life,
    title: filled(random.pick(CONFIDENTIALITY_TITLES), placeOf(random, partner, 0)),
    subject:
      'Стороны обязуются не разглашать сведения, составляющие коммерческую тайну и переданные в ходе переговоров и исполнения договоров, в течение трёх лет.',
    money: {
      vat: { mode: 'none', rate: null, percent: null, note: 'Безденежное соглашение' },
      items: [],
      sum: null,
      amountType: 'none',
    },
  });
}

/** One invented agreement in the status. */
export function inventedPlan(
  random: Random,
  cast: Cast,
  wish: { status: AgreementStatus; today: string },
): AgreementPlan {
  if (random.chance(0.06)) return silent(random, cast, wish);
  const isNew = ['draft', 'on_approval', 'rework', 'approved', 'on_signing', 'signed'].includes(wish.status);
  const partner = random.pick(isNew ? cast.partners.filter(({ isSound }) => isSound) : cast.partners);
  const deal = random.pick(DEALS.filter(({ trades }) => trades.includes(partner.trade)));
  const months = deal.months === null ? null : random.int(...deal.months);
  const life = lifeOf(random, wish.status, { today: wish.today, months });
  const day = life.agreementDate ?? life.created;
  const vat = vatTerms(random, { tax: partner.tax, isForeign: partner.isForeign, day });
  const offered = specification(random, deal.items, vat);
  // The prices of foreign goods are written in currency.
  const items = partner.isForeign && partner.currency === 'RUB' ? inCurrency(offered, 9200, vat) : offered;
  const isRate = items.length === 0 && deal.type === 'Г';
  const place = placeOf(random, partner, Number((life.start ?? day).slice(0, 4)));
  const title = filled(random.pick(deal.titles), place);
  return planOf(random, cast, {
    deal,
    partner,
    life,
    title: title.replace(/^(.*)Санкт-Петербург — Санкт-Петербург/, '$1Мурманск — Санкт-Петербург'),
    subject: filled(deal.subject, place),
    money: {
      vat,
      items,
      sum: items.length > 0 || isRate ? null : `${String(random.int(6, 40) * 600_000)}.00`,
      amountType: isRate ? 'rate' : items.length === 0 ? 'limit' : 'fixed',
    },
  });
}

/** All invented agreements, so many in each status. */
export function inventedPlans(random: Random, cast: Cast, today: string): AgreementPlan[] {
  return STATUS_COUNTS.flatMap(([status, count]) =>
    Array.from({ length: count }, () => inventedPlan(random, cast, { status, today })),
  );
}
