import type { OfferStatus } from 'shared/contract/commercial-offer/commercial-offer';
import { addDays, businessDay } from '../../calendar/business-day';
import { quoted } from 'shared/contract/quotation';
import { specification, totalsOf, vatTerms } from '../agreements/agreement-money';
import type { Cast } from '../cast';
import { filled, placeOf } from '../deals/deal-place';
import type { Owner } from '../agreements/demo-agreement';
import { lineColumns } from '../agreements/line-columns';
import type { Books } from '../demo-books';
import { type DemoStep, insertMany, pastMoment } from '../demo-step';
import { historyOf } from './offer-history';
import { isOpen, type OfferPlan, offerPlans } from './offer-plan';

type Reasons = Partial<Record<OfferStatus, string>>;

/** Why an offer ended so: of a supplier's we decide, of ours the customer. */
const REASONS: Readonly<Record<OfferPlan['direction'], Reasons>> = {
  incoming: {
    cancelled: 'Поставщик отозвал предложение: нет товара на складе',
    rejected_internal: 'Выбрали другого поставщика',
    accepted: 'Поставщик уже работал с нами и подтвердил сроки',
  },
  outgoing: {
    declined: 'Заказчик выбрал другого исполнителя, цена ниже на 7\u00a0%',
    accepted: 'Заказчик согласен с ценой и сроками',
  },
};

/** Lines and sums under the tax of the one who offers. */
function moneyOf({ random }: DemoStep, { partner, deal, day, direction }: OfferPlan) {
  const vat = vatTerms(random, {
    tax: direction === 'outgoing' ? 'osn' : partner.tax,
    isForeign: partner.isForeign,
    day,
  });
  const items = specification(random, deal.items, vat);
  return { vat, items, totals: totalsOf(items, null, vat) };
}

/** Why and when the offer was decided on, null of an open one, and when it was written. */
function decisionOn({ random, deps }: DemoStep, { day, direction, status }: OfferPlan) {
  const reason = REASONS[direction][status] ?? null;
  const decided = reason !== null ? pastMoment(random, addDays(day, random.int(3, 14)), deps.now()) : null;
  const createdAt = pastMoment(random, day, deps.now());
  // Both may have been put on the last day gone by: what was made first was decided last.
  if (decided === null || decided >= createdAt) return { reason, decided, createdAt };
  return { reason, decided: createdAt, createdAt: decided };
}

/** What the offer keeps of the decision: of one that was called off, why alone. */
const saidOf = (status: OfferStatus, decided: Date | null, reason: string | null) =>
  status === 'cancelled' || decided === null
    ? { status_reason: reason }
    : { decision_at: businessDay(decided), decision_comment: reason };

/** The last day an offer holds: of an open one to come, of an expired one gone by. */
function validityOf({ random, today }: DemoStep, { day, status }: OfferPlan): string {
  const told = addDays(day, random.pick([14, 30, 30, 45, 60]));
  const [tomorrow, yesterday] = [addDays(today, 1), addDays(today, -1)];
  if (status === 'expired') return told < yesterday ? told : yesterday;
  return isOpen(status) && told < tomorrow ? tomorrow : told;
}

/** Sixty commercial offers with their lines; five times three companies compete for one need. */
export async function addOffers(
  step: DemoStep,
  cast: Cast,
  { books, owner }: { books: Books; owner: Owner },
): Promise<void> {
  const { trx, random, deps } = step;
  const departments = await trx.selectFrom('departments').select(['id', 'code']).execute();
  const departmentOf = new Map(departments.map(({ id, code }) => [code, id]));
  const counters = new Map<number, number>();
  const groups = await trx
    .insertInto('commercial_offer_groups')
    .values([1, 2, 3, 4, 5].map(() => ({ created_at: deps.now() })))
    .returning('id')
    .execute();
  for (const plan of offerPlans(step, cast, groups)) {
    const { partner, deal, day, direction, status } = plan;
    const year = Number(day.slice(0, 4));
    const n = (counters.get(year) ?? 0) + 1;
    counters.set(year, n);
    const { vat, items, totals } = moneyOf(step, plan);
    const place = placeOf(random, partner, year);
    const responsible = cast.someoneOf(random, deal.departments);
    const { reason, decided, createdAt } = decisionOn(step, plan);
    const number = `КП-${String(year)}-${String(n).padStart(4, '0')}`;
    const title = filled(random.pick(deal.titles), place);
    const validUntil = validityOf(step, plan);
    // The server ends an offer in the night after its last day.
    const ended = status === 'expired' ? new Date(`${addDays(validUntil, 1)}T00:05:00+03:00`) : decided;
    const changedAt = ended ?? createdAt;
    const { id } = await trx
      .insertInto('commercial_offers')
      .values({
        number,
        offer_date: day,
        direction,
        title,
        subject: filled(deal.subject, place),
        organization_id: owner.id,
        counterparty_id: partner.id,
        counterparty_name: partner.nameShort,
        responsible_id: responsible.id,
        department_id: departmentOf.get(responsible.department),
        currency_code: partner.currency,
        vat_mode: vat.mode,
        vat_rate_id: vat.rate === null ? null : books.rates.get(vat.rate),
        amount: totals?.amount,
        vat_amount: totals?.vat_amount,
        amount_without_vat: totals?.amount_without_vat,
        valid_until: validUntil,
        delivery_days: random.pick([10, 14, 20, 30, 45, 60]),
        delivery_terms: 'Доставка до склада покупателя включена в цену',
        payment_terms: random.pick(['Оплата по факту поставки', 'Аванс 30\u00a0%, остаток после приёмки']),
        warranty_months: random.pick([12, 12, 24, 36]),
        competitor_group_id: plan.group,
        is_winner: plan.isWinner,
        sent_at:
          direction === 'outgoing' && !['draft', 'on_approval', 'approved'].includes(status)
            ? businessDay(createdAt)
            : null,
        ...saidOf(status, decided, reason),
        status,
        status_changed_at: changedAt,
        created_at: createdAt,
        updated_at: changedAt,
        created_by_id: responsible.id,
        updated_by_id: responsible.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const label = `№\u00a0${number} ${quoted(title)}`;
    step.past.push(...historyOf({ ...plan, id, label, author: responsible, createdAt, changedAt }));
    await insertMany(
      trx,
      'commercial_offer_items',
      lineColumns(items, vat, books).map((line) => ({ commercial_offer_id: id, ...line })),
    );
  }
  await keepCounters(step, owner.id, counters);
}

async function keepCounters(
  { trx }: DemoStep,
  ownerId: number,
  counters: ReadonlyMap<number, number>,
): Promise<void> {
  const { id } = await trx
    .selectFrom('numerators')
    .select('id')
    .where('purpose', '=', 'commercial_offer')
    .executeTakeFirstOrThrow();
  await insertMany(
    trx,
    'numerator_counters',
    [...counters].map(([year, last]) => ({
      numerator_id: id,
      organization_id: ownerId,
      year,
      last_number: last,
    })),
  );
}
