import type { OfferStatus } from 'shared/contract/commercial-offer/commercial-offer';
import { addDays } from '../../calendar/business-day';
import type { Cast, Partner } from '../cast';
import { type Deal, DEALS } from '../deals/deal';
import { type DemoStep, workday } from '../demo-step';
import type { Random } from '../random';

const INCOMING: readonly OfferStatus[] = [
  'approved',
  'accepted',
  'on_approval',
  'rejected_internal',
  'expired',
  'cancelled',
  'draft',
];
const OUTGOING: readonly OfferStatus[] = [
  'sent',
  'sent',
  'accepted',
  'declined',
  'draft',
  'on_approval',
  'expired',
  'approved',
];

/** An offer before it is a row: who offers what to whom, and what became of it. */
export interface OfferPlan {
  partner: Partner;
  deal: Deal;
  direction: 'incoming' | 'outgoing';
  status: OfferStatus;
  day: string;
  group: number | null;
  isWinner: boolean;
}

/** True of an offer nobody has decided on. */
export const isOpen = (status: OfferStatus) => ['draft', 'on_approval', 'sent', 'approved'].includes(status);

function dealOf(random: Random, partner: Partner): Deal | null {
  const able = DEALS.filter(({ trades, items }) => trades.includes(partner.trade) && items.length > 0);
  return able.length === 0 ? null : random.pick(able);
}

/** Three companies asked about one need; the middle one wins. */
function competition(
  random: Random,
  cast: Cast,
  { today, group }: { today: string; group: number },
): OfferPlan[] {
  const deal = random.pick(
    DEALS.filter(
      ({ trades, items }) =>
        items.length > 0 && cast.partners.filter((p) => trades.includes(p.trade)).length >= 3,
    ),
  );
  const rivals = random.sample(
    cast.partners.filter(({ trade }) => deal.trades.includes(trade)),
    3,
  );
  const day = addDays(today, -random.int(20, 200));
  return rivals.map((partner, at) => ({
    partner,
    deal,
    direction: 'incoming',
    status: at === 1 ? 'accepted' : 'rejected_internal',
    day: workday(addDays(day, at)),
    group,
    isWinner: at === 1,
  }));
}

function single(
  random: Random,
  cast: Cast,
  { today, direction }: { today: string; direction: OfferPlan['direction'] },
): OfferPlan[] {
  const clients = ['client', 'operator'];
  const able = cast.partners.filter(
    ({ trade, isSound }) => isSound && clients.includes(trade) === (direction === 'outgoing'),
  );
  const partner = random.pick(able);
  const deal = dealOf(random, partner);
  if (deal === null) return [];
  const status = random.pick(direction === 'incoming' ? INCOMING : OUTGOING);
  const day = workday(addDays(today, -(isOpen(status) ? random.int(1, 24) : random.int(30, 500))));
  return [{ partner, deal, direction, status, day, group: null, isWinner: false }];
}

/** Sixty offers, the oldest first; in each group three companies compete for one need. */
export function offerPlans(
  { random, today }: DemoStep,
  cast: Cast,
  groups: readonly { id: number }[],
): OfferPlan[] {
  const plans = groups.flatMap(({ id: group }) => competition(random, cast, { today, group }));
  while (plans.length < 60) {
    plans.push(...single(random, cast, { today, direction: random.chance(0.45) ? 'outgoing' : 'incoming' }));
  }
  return plans.sort((a, b) => a.day.localeCompare(b.day));
}
